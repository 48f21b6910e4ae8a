import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  characters: {
    numbers: {
      one: 'một mốt',
      cardinals: 'hai ba bốn/tư năm/lăm sáu bảy/bẩy tám chín',
      scales: '10:mười/mươi 100:trăm 1e3:nghìn/ngàn 1e6:triệu 1e9:tỷ/tỉ',
    },
    leastScale: 1e3,
    counters:
      'người|em|trẻ|học sinh|sinh viên|nạn nhân|công nhân|bệnh nhân|đối tượng|bị cáo|bị can|cán bộ|cầu thủ|thanh niên|phụ nữ|cô gái|du khách|ngày|tháng|năm|giờ|phút|tuần|tuổi|lần|bàn|điểm|căn|vụ|chiếc|con|cái|xe|tàu|máy bay|nước|tỉnh|thành phố|huyện|xã|phường|địa phương|ngôi|nhà|bức|cuốn|loại|ca|đội|trận|dự án|công ty|doanh nghiệp|ngân hàng|trường|bệnh viện|quốc gia|mùa|phần trăm|%|đồng|USD|đô la|mét|km|tấn|lý do|cách|điều|dấu hiệu|bước|món',
    leads: 'quý|tháng|thứ|lần thứ|hạng|khóa|top',
    notBehind: '\\p{L}',
    spaced: true,
  },
  months:
    '1 tháng một, 2 tháng hai, 3 tháng ba, 4 tháng tư, 5 tháng năm, 6 tháng sáu, 7 tháng bảy, 8 tháng tám, 9 tháng chín, 10 tháng mười, 11 tháng mười một, 12 tháng mười hai',
  dayHalves: 'sáng | chiều/tối',
  beforeMonth: 'tháng/thg',
  numberedWeekday: 'thứ/hai/ba/tư/năm/sáu/bảy',
  hourWords: 'giờ',
  minuteWords: 'phút',
};
