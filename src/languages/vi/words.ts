import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    và của là các những với trong ngoài trên dưới sau trước giữa nếu nhưng hoặc hay nên theo bởi cùng
    như cũng sẽ rất này kia ấy gì chúng mình một nhiều hơn lại ra vào lên xuống rồi phải khi nào
  `,
  negations: 'không chưa chẳng đừng vô không',
  questionsAnywhere: true,
  questionFrames: [{ openings: 'bao lâu, bao nhiêu, mấy giờ, bao giờ, khi nào, ngày nào' }],
  titles: {
    questions: 'sao',
    and: 'và',
    antonyms: 'trước:sau tăng:giảm trên:dưới ủng:chống',
    qualifiers: 'nữ cựu nguyên phó bắc nam đông tây',
    reporting: 'ngày ở tại vào nói cho biết khẳng định tuyên bố',
  },
  labels: {
    routine: `
      tử vi, cung hoàng đạo, 12 con giáp, con giáp, bói bài, xổ số, kết quả xổ số, kqxs, xsmb, xsmn, xsmt,
      vietlott, khuyến mãi, giảm sốc, mã giảm giá, giá rẻ nhất, giá thấp nhất, black friday, gợi ý quà tặng,
      quà tặng cho, ý tưởng quà tặng, hướng dẫn chơi, giftcode, ô chữ, sudoku, đố vui, lịch phát sóng,
      lịch thi đấu, xem trực tiếp, link xem, ca mắc mới, ca nhiễm mới, ca mắc covid, thêm # ca,
      dự báo thời tiết, thời tiết hôm nay, thời tiết ngày, giá vàng, giá xăng hôm nay, lịch cúp điện,
      cách nấu, cách làm món, giảm giá sốc, giảm giá mạnh
    `,
    words: 'trực tiếp video clip ảnh chùm nóng mới nhất độc quyền cập nhật tin phóng sự phỏng vấn xem',
    publisher: 'báo',
  },
  pages: {
    untitled: 'không có tiêu đề',
    credits: 'Ảnh',
  },
};
