import type { Edition } from './edition.js';

export const vietnamese: Edition = {
  language: 'vi',
  reports: [
    {
      topic: 'world',
      title: 'Mười hai nước ký thỏa thuận dùng chung tàu cứu hộ',
      text: 'Một trung tâm cứu hộ chung sẽ được thành lập. Thỏa thuận có hiệu lực từ năm sau.',
    },
    {
      topic: 'national',
      title: 'Ga tàu cũ ở Tân Lộc Giang trở thành thư viện',
      text: 'Người dân đã tặng ba mươi nghìn cuốn sách. Phòng chờ nay là phòng đọc thiếu nhi.',
    },
    {
      topic: 'business',
      title: 'Hợp tác xã chè Hải Minh Sơn xuất khẩu sang hai mươi nước',
      text: 'Chín trăm nông dân tham gia hợp tác xã. Thu nhập của họ tăng gần gấp đôi.',
    },
    {
      topic: 'technology',
      title: 'Sinh viên chế tạo phao quan trắc chạy bằng sóng biển',
      text: 'Phao gửi dữ liệu mười phút một lần và không cần thay pin.',
    },
    {
      topic: 'entertainment',
      title: 'Liên hoan phim ngoài trời Tân Lộc Giang khai mạc',
      text: 'Sáu mươi bộ phim từ mười chín nước sẽ được chiếu. Vé ngày đầu đã bán hết.',
    },
    {
      topic: 'sports',
      title: 'Đội bóng Hải Minh Sơn vào chung kết nhờ bàn thắng phút bù giờ',
      text: 'Trận đấu kết thúc với tỷ số 2-1. Chung kết diễn ra vào Chủ nhật.',
    },
    {
      topic: 'science',
      title: 'Phát hiện loài lan mới trên vách núi Hải Minh Sơn',
      text: 'Loài hoa này chỉ nở ba ngày mỗi năm. Cuộc khảo sát kéo dài bốn năm.',
    },
    {
      topic: 'health',
      title: 'Phòng khám lưu động đến với hai mươi bản làng',
      text: 'Các bác sĩ đã khám cho ba nghìn người trong sáu tháng.',
    },
    {
      topic: 'politics',
      title: 'Quốc hội thông qua luật công khai hợp đồng công',
      text: 'Hợp đồng phải được công bố trong vòng mười ngày. Luật có hiệu lực từ tháng Một.',
    },
    {
      topic: 'economy',
      title: 'Giá thực phẩm giảm lần đầu tiên sau hai năm',
      text: 'Giá rau giảm bốn phần trăm. Lạm phát được dự báo tiếp tục chậm lại.',
    },
    {
      topic: 'environment',
      title: 'Sếu đầu đỏ trở lại vùng đất ngập nước Tân Lộc Giang',
      text: 'Tình nguyện viên đếm được ba trăm con. Khu vực này được bảo vệ nghiêm ngặt.',
    },
  ],
  stories: [],
  wire: {
    topic: 'economy',
    title: 'Ngân hàng trung ương giữ nguyên lãi suất điều hành',
    text: 'Cuộc họp tiếp theo diễn ra vào tháng Một.',
  },
};
