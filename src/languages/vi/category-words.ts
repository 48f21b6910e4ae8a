import type { CategoryWords } from '../language.js';

/** Syllables are written apart, and folding takes their tones: a term has two syllables or more. */
export const categoryWords: CategoryWords = {
  sure: {
    sports: `
      bóng đá, bóng chuyền, bóng rổ, bóng bàn, bóng ném, cầu lông, quần vợt, cầu thủ, tuyển thủ,
      đội tuyển việt nam, đội tuyển quốc gia, tuyển việt nam, u23 việt nam, u22 việt nam, u17 việt nam,
      u20 việt nam, tuyển nữ việt nam, đội tuyển nữ, v league, v.league, v league 1, hạng nhất quốc gia,
      cúp quốc gia, siêu cúp quốc gia, vff, vpf, afc, asean cup, aff cup, asian cup, sea games, asiad,
      world cup, vòng loại world cup, vòng loại asian cup, champions league, cúp c1, europa league, cúp c2,
      ngoại hạng anh, la liga, serie a, bundesliga, fa cup, carabao cup, hà nội fc, clb hà nội,
      công an hà nội, thể công viettel, nam định fc, hoàng anh gia lai, hagl, becamex bình dương, slna,
      hải phòng fc, clb tp hcm, ninh bình fc, hlv, huấn luyện viên, kim sang sik, park hang seo, troussier,
      quang hải, công phượng, tiến linh, đặng văn lâm, nguyễn xuân son, xuân son, văn hậu, hoàng đức,
      huỳnh như, mai đức chung, thủ môn, tiền đạo, tiền vệ, hậu vệ, phạt đền, luân lưu, hat trick, thẻ đỏ,
      thẻ vàng, việt vị, bàn thắng, ghi bàn, bán kết, tứ kết, vòng bảng, vòng knock out, play off,
      chung kết world cup, chuyển nhượng mùa hè, kỳ chuyển nhượng, tay vợt, tay đấm, võ sĩ, kình ngư,
      vận động viên, vđv, nguyễn thị oanh, ánh viên, thùy linh cầu lông, nguyễn thùy linh, lý hoàng nam,
      hoàng xuân vinh, trịnh thu vinh, điền kinh, bơi lội quốc gia, thể dục dụng cụ, bắn súng thế giới,
      đấu kiếm, karate, taekwondo, judo, vovinam, billiards, bida, trần quyết chiến, cờ vua, lê quang liêm,
      pickleball, chạy marathon, giải marathon, đua xe f1, công thức 1, motogp, olympic, paralympic,
      huy chương vàng, huy chương bạc, huy chương đồng, hcv, hcb, vô địch thế giới, vô địch quốc gia,
      vô địch châu á, messi, ronaldo, mbappe, haaland, salah, real madrid, barcelona, man utd, man united,
      man city, liverpool, arsenal, chelsea, tottenham, bayern munich, juventus, inter milan, ac milan, psg,
      djokovic, nadal, alcaraz, sinner
    `,
    entertainment: `
      diễn viên, nam diễn viên, nữ diễn viên, đạo diễn, điện ảnh, bộ phim, phim truyền hình, phim việt,
      phim hàn, phim chiếu rạp, rạp chiếu, phòng vé, doanh thu phòng vé, liên hoan phim, cánh diều vàng,
      bông sen vàng, oscar, cannes, hollywood, series phim, ca sĩ, nam ca sĩ, nữ ca sĩ, nhạc sĩ, rapper,
      ban nhạc, album, mv mới, ra mắt mv, single mới, concert, liveshow, đêm nhạc, lễ hội âm nhạc, eurovision,
      anh trai vượt ngàn chông gai, anh trai say hi, chị đẹp đạp gió, rap việt, giọng hát việt,
      người ấy là ai, 2 ngày 1 đêm, running man việt nam, sao nhập ngũ, hoa hậu, á hậu, miss universe,
      miss grand, miss world, người mẫu, siêu mẫu, showbiz, sao việt, sao hàn, nghệ sĩ, nsnd, nsưt, danh hài,
      thảm đỏ, sân khấu kịch, kịch nói, cải lương, nhạc kịch, nhà hát kịch, youtuber, tiktoker, kol, gameshow,
      truyền hình thực tế, fan meeting, thần tượng, nhóm nhạc, sơn tùng m tp, sơn tùng, mỹ tâm, đen vâu,
      hà anh tuấn, hồ ngọc hà, đàm vĩnh hưng, noo phước thịnh, đông nhi, tóc tiên, hòa minzy, bích phương,
      hieuthuhai, soobin, binz, karik, trấn thành, hari won, trường giang, nhã phương, ngô thanh vân,
      ninh dương lan ngọc, thu trang, tiến luật, hoài linh, việt hương, xuân bắc, tự long, lý nhã kỳ,
      h hen niê, thùy tiên, hoa hậu thùy tiên, mai phương thúy, phạm hương, lệ quyên, quang lê, bằng kiều,
      taylor swift, bts, blackpink, twice, lisa blackpink, lee min ho, song joong ki, song hye kyo,
      phạm băng băng, triệu lệ dĩnh, dương mịch, marvel, harry potter, chiến tranh giữa các vì sao
    `,
    technology: `
      điện thoại thông minh, smartphone, iphone, ipad, macbook, airpods, apple watch, android, samsung galaxy,
      galaxy s, xiaomi, oppo, realme, vivo, redmi, đồng hồ thông minh, laptop, máy tính bảng,
      máy tính xách tay, vi xử lý, bộ xử lý, chip bán dẫn, bán dẫn, card đồ họa, nvidia, máy chơi game,
      tựa game, game thủ, trò chơi điện tử, playstation, xbox, nintendo, phần mềm,
      hệ điều hành, trình duyệt, mã độc, ransomware, mã hóa tống tiền, lừa đảo trực tuyến, phần mềm gián điệp,
      hacker, tin tặc, tấn công mạng, an ninh mạng, an toàn thông tin, bảo mật, lộ lọt dữ liệu, rò rỉ dữ liệu,
      lỗ hổng bảo mật, trí tuệ nhân tạo, chatgpt, chatbot, openai, deepseek, deepfake, học máy,
      mô hình ngôn ngữ, thực tế ảo, thực tế tăng cường, điện toán đám mây, trung tâm dữ liệu, blockchain,
      chuyển đổi số, 5g, 6g, wi fi, wifi, bluetooth, cáp quang, cáp quang biển, starlink, xe tự lái,
      xe tự hành, robot hình người, máy tính lượng tử, vneid, mạng 5g, zalo, sạc nhanh, tai nghe không dây,
      camera ai,
      esports, thể thao điện tử
    `,
    science: `
      nasa, spacex, phi hành gia, tàu vũ trụ, trạm vũ trụ, trạm không gian, trạm iss, vũ trụ, kính viễn vọng,
      kính thiên văn, thiên văn, nhà thiên văn, thiên thạch, tiểu hành tinh, sao chổi, mưa sao băng,
      ngoại hành tinh, hố đen, dải ngân hà, thiên hà, hệ mặt trời, siêu trăng, trăng máu, nguyệt thực,
      nhật thực, bão mặt trời, cực quang, tàu thăm dò, tàu đổ bộ, đổ bộ mặt trăng, xe tự hành sao hỏa,
      sao hỏa, sao mộc, sao thổ, tên lửa đẩy, nhà vật lý, vật lý lượng tử, cơ học lượng tử, hạt nhân tổng hợp,
      nhiệt hạch, vật chất tối, sóng hấp dẫn, vụ nổ lớn, máy gia tốc, nhà sinh vật học, nhà địa chất,
      cổ sinh vật, khủng long, hóa thạch, khảo cổ, nhà khảo cổ, khai quật, di chỉ, người neanderthal,
      voi ma mút, hệ gen, bộ gen, chỉnh sửa gen, crispr, khoa học thần kinh, nhà khoa học, giới khoa học,
      nobel vật lý, nobel hóa học, nghiên cứu sinh học, thời tiền sử, xác ướp, siêu tân tinh,
      viện hàn lâm khoa học
    `,
    health: `
      vaccine, vắc xin, tiêm chủng, tiêm vaccine, ung thư, hóa trị, khối u, tiểu đường, đái tháo đường,
      đường huyết, sa sút trí tuệ, alzheimer, parkinson, béo phì, nhồi máu cơ tim, đột quỵ, tăng huyết áp,
      huyết áp, cholesterol, mỡ máu, hen suyễn, dị ứng, cúm a, cúm mùa, bệnh sởi, dịch sởi, sốt rét, bệnh lao,
      hiv, hiv aids, viêm gan, sốt xuất huyết, tay chân miệng, bạch hầu, bệnh dại, viêm não, viêm phổi, ebola,
      đậu mùa khỉ, covid 19, bộ y tế, bộ trưởng y tế, sở y tế, who, tổ chức y tế thế giới, bảo hiểm y tế,
      bệnh viện bạch mai, bệnh viện chợ rẫy, trạm y tế, thử nghiệm lâm sàng, vitamin, kháng thể, kháng sinh,
      miễn dịch, hệ miễn dịch, bác sĩ chuyên khoa, bác sĩ dinh dưỡng, chuyên gia dinh dưỡng, phẫu thuật tim,
      sức khỏe tâm thần, sức khỏe tinh thần, trầm cảm, rối loạn lo âu, tác dụng phụ, triệu chứng,
      gan nhiễm mỡ, suy thận, chạy thận, sỏi thận, ghép thận, ghép gan, ghép tim, ghép tạng, hiến tạng,
      mãn kinh, thụ tinh ống nghiệm, thụ tinh trong ống nghiệm, insulin, mất ngủ, đau nửa đầu, loãng xương,
      thoái hóa khớp, thiếu máu, trào ngược dạ dày, viêm dạ dày, tầm soát ung thư, thuốc lá điện tử, giảm cân,
      thực phẩm chức năng, ngộ độc thực phẩm, dinh dưỡng, bệnh tim mạch, tim mạch, tuyến giáp, đau lưng,
      y học cổ truyền, bệnh truyền nhiễm, dịch bệnh, thuốc giả, khám sức khỏe
    `,
    politics: `
      bầu cử, tổng tuyển cử, quốc hội, đại biểu quốc hội, chủ tịch quốc hội, ủy ban thường vụ quốc hội,
      chủ tịch nước, tổng bí thư, tổng bí thư tô lâm, tô lâm, bộ chính trị, ban bí thư, trung ương đảng,
      ban chấp hành trung ương, đại hội đảng, đại hội xiv, thủ tướng phạm minh chính, phạm minh chính,
      thủ tướng, phó thủ tướng, lương cường, trần thanh mẫn, hội đồng nhân dân, hđnd, kỳ họp quốc hội,
      chất vấn, bỏ phiếu tín nhiệm, dự thảo luật, bộ ngoại giao, ngoại trưởng, bộ trưởng ngoại giao, hội đàm,
      nghị viện, thượng viện, hạ viện, thượng nghị sĩ, hạ nghị sĩ, nghị sĩ, nhà trắng, đảng cộng hòa,
      đảng dân chủ, joe biden, kamala harris, trưng cầu dân ý, liên minh cầm quyền, phe đối lập, luận tội,
      brexit, ủy ban châu âu, mặt trận tổ quốc, sáp nhập tỉnh, tinh gọn bộ máy
    `,
    business: `
      chứng khoán, vn index, vnindex, hnx, cổ phiếu, cổ đông, đại hội đồng cổ đông, cổ tức,
      lợi nhuận sau thuế, lợi nhuận trước thuế, lợi nhuận ròng, doanh thu thuần, lỗ ròng, báo cáo tài chính,
      ipo, phát hành cổ phiếu, trái phiếu doanh nghiệp, sáp nhập doanh nghiệp, thâu tóm, phá sản,
      sa thải hàng loạt, cắt giảm nhân sự, vinfast, vinamilk, hòa phát, thế giới di động, techcombank,
      vietcombank, vietinbank, agribank, bidv, novaland, vietnam airlines, giá vàng, vàng miếng, vàng sjc,
      vàng nhẫn, giá dầu, dầu thô, giá xăng, bitcoin, tiền số, tiền mã hóa, tiền điện tử, nhà đầu tư, startup,
      khởi nghiệp, thương mại điện tử, bán lẻ, phố wall, dow jones, nasdaq, khối ngoại, chuỗi cửa hàng,
      hộ kinh doanh, tổng giám đốc
    `,
    economy: `
      lạm phát, gdp, tăng trưởng gdp, tăng trưởng kinh tế, nền kinh tế, suy thoái, lãi suất,
      ngân hàng nhà nước, nhnn, ngân hàng trung ương, fed, chính sách tiền tệ, tỷ giá, tỷ giá usd,
      dự trữ ngoại hối, thất nghiệp, tỷ lệ thất nghiệp, nợ công, bội chi, thâm hụt ngân sách,
      ngân sách nhà nước, thu ngân sách, đầu tư công, lương tối thiểu, lương cơ sở, bộ tài chính,
      bộ công thương, thuế quan, thuế đối ứng, chiến tranh thương mại, cán cân thương mại, xuất siêu,
      nhập siêu, xuất khẩu, nhập khẩu, kim ngạch, vốn fdi, fdi, imf, world bank, ngân hàng thế giới,
      chỉ số giá tiêu dùng, cpi, tổng cục thống kê, cục thống kê, thuế vat, thuế gtgt, thuế thu nhập cá nhân,
      giảm trừ gia cảnh, chi phí sinh hoạt, chuyên gia kinh tế
    `,
    environment: `
      biến đổi khí hậu, khủng hoảng khí hậu, nóng lên toàn cầu, ấm lên toàn cầu, hiệu ứng nhà kính,
      khí nhà kính, phát thải, phát thải ròng, khí thải, carbon, tín chỉ carbon, trung hòa carbon, co2,
      net zero, năng lượng tái tạo, năng lượng sạch, điện mặt trời, điện gió, đa dạng sinh học, phá rừng,
      rừng phòng hộ, nguy cơ tuyệt chủng, tuyệt chủng, động vật hoang dã, sách đỏ, loài quý hiếm, voọc, tê tê,
      rùa biển, san hô, rạn san hô, ô nhiễm, ô nhiễm không khí, chất lượng không khí, bụi mịn, chỉ số aqi,
      ô nhiễm nguồn nước, rác thải nhựa, vi nhựa, sông băng, băng tan, nước biển dâng, nhiên liệu hóa thạch,
      môi trường biển, bảo vệ môi trường, bộ nông nghiệp và môi trường, vườn quốc gia, khu bảo tồn,
      hệ sinh thái, xâm nhập mặn, hạn mặn, sạt lở bờ, rừng ngập mặn, tràn dầu, phân loại rác, greta thunberg,
      greenpeace, cop30, cop29, xả thải
    `,
  },
  likely: {
    sports: `
      đội bóng, đội tuyển, trận đấu, mùa giải, giải đấu, vô địch, chức vô địch, chung kết, chiến thắng,
      thất bại, đánh bại, thắng đậm, tỷ số, huy chương, kỷ lục, cổ động viên, cđv, sân vận động, trọng tài,
      hợp đồng, chấn thương, đội trưởng, thể thao, clb, câu lạc bộ, bảng xếp hạng, vòng loại, thắng lợi,
      sân nhà, bàn gỡ
    `,
    entertainment: `
      bài hát, ca khúc, âm nhạc, sân khấu, vai diễn, vai chính, đóng phim, phim mới, tập phim, công chiếu,
      khán giả, người hâm mộ, chương trình, truyền hình, nổi tiếng, đám cưới, kết hôn, ly hôn, hẹn hò,
      mang thai, bạn gái, bạn trai, ảnh cưới, gợi cảm, thời trang, tiểu thuyết, nhà văn, triển lãm, bảo tàng,
      họa sĩ, netflix, vtv, hoàng tử harry, meghan, vợ chồng, sao nữ, sao nam, quyến rũ, mc
    `,
    technology: `
      công nghệ, ứng dụng, cập nhật, người dùng, tính năng, thiết bị, camera, màn hình, điện thoại,
      kỹ thuật số, internet, trực tuyến, website, dữ liệu, quyền riêng tư, máy chủ, game, robot, drone,
      thuật toán, nhà phát triển, nền tảng, mạng xã hội, tài khoản, mật khẩu, apple, google, microsoft,
      facebook, meta, amazon, samsung, sony, tesla, tiktok, youtube, telegram, ra mắt, máy tính, ai
    `,
    science: `
      nghiên cứu, nhà nghiên cứu, phát hiện, khám phá, không gian, hành tinh, mặt trăng, mặt trời, trái đất,
      quỹ đạo, vệ tinh, tên lửa, ngôi sao, cổ đại, tiến hóa, vi khuẩn, adn, lượng tử, phân tử, thí nghiệm,
      triệu năm, nghìn năm, năm tuổi, bộ xương, hộp sọ, núi lửa, khoa học, bí ẩn, giáo sư, đại học
    `,
    health: `
      sức khỏe, bệnh nhân, bệnh viện, bác sĩ, y tế, y học, điều dưỡng, điều trị, phẫu thuật, chẩn đoán,
      nhiễm trùng, virus, đại dịch, ổ dịch, ca mắc, ca bệnh, xét nghiệm, giấc ngủ, căng thẳng, chế độ ăn,
      thực phẩm, mang thai, thai phụ, sản phụ, nguy cơ, tử vong do, khẩu trang, tập thể dục, lợi ích, tác hại,
      hút thuốc, rượu bia, cấp cứu, biến chứng
    `,
    politics: `
      chính phủ, bộ trưởng, chủ tịch, bí thư, lãnh đạo, chính trị, chính sách, nghị quyết, dự luật, hội nghị,
      hội nghị thượng đỉnh, bỏ phiếu, ứng viên, ứng cử viên, tranh cử, ông trump, trump, putin, zelensky,
      trừng phạt, ngoại giao, đàm phán, thăm cấp nhà nước, nato, eu, phát biểu, tổng thống, đại sứ
    `,
    business: `
      công ty, tập đoàn, lợi nhuận, doanh thu, thua lỗ, bán hàng, thị trường, tỷ đồng, triệu usd, tỷ usd,
      ngân hàng, đầu tư, nhà máy, sản xuất, khách hàng, cửa hàng, thương hiệu, ngành hàng, nhân viên, ceo,
      cổ phần, vay vốn, khoản vay, hàng không, giao dịch, tăng giá, giảm giá, usd, doanh nghiệp, bất động sản,
      doanh nhân, tỷ phú, fpt, viettel, masan, vietjet, hose, vingroup
    `,
    economy: `
      tăng trưởng, ngân sách, chi tiêu, giá cả, tiền lương, lương hưu, việc làm, thương mại, khủng hoảng,
      tiêu dùng, đồng usd, giá điện, xăng dầu, giá gạo, tài chính, nợ xấu, kích cầu, kinh tế
    `,
    environment: `
      khí hậu, môi trường, thiên nhiên, cháy rừng, hạn hán, nắng nóng, lũ lụt, động vật, cá heo, cá voi,
      cá chết, chất thải, năng lượng, cây xanh, bền vững, nước thải, không khí, bảo tồn, tái chế
    `,
  },
};
