import type { NumberWords } from './number-words.js';

/**
 * Numbers in words where no space parts them from what they count, or where folding would lose what tells them from
 * other words. They are only read as numbers before one of `counters` or behind one of `leads`.
 */
export interface CharacterNumerals {
  numbers: NumberWords;
  /** The smallest scale that smaller ones multiply: 万 in 三千万. */
  leastScale: number;
  /** What is counted: alternatives of a regular expression. */
  counters: string;
  /** What stands before a number: alternatives of a regular expression. */
  leads: string;
  /** What must not stand before it. */
  notBehind?: string;
}

const HAN: CharacterNumerals = {
  numbers: {
    zero: '〇 零',
    one: '一 壱',
    cardinals: '二/两/兩/弐 三/参 四 五 六 七 八 九',
    scales: '10:十 100:百 1e3:千 1e4:万/萬 1e8:亿/億 1e12:兆',
  },
  leastScale: 1e4,
  counters:
    '[人名个個位岁歲才歳年月日天号號次项項家辆輛台艘架座部条條件种種只隻匹头頭倍元円块塊点點分米吨噸级級秒周週季度回度場场连連胜勝败敗战戰大成例款棟栋户戶巡届屆強强层階戦]|[%％]|[比対](?=[零〇一二三四五六七八九\\d])|小时|小時|時間|[时時](?![间間代期刻候光])|公里|か月|ヶ月|カ月|ヵ月',
  leads: '第|前|近|约|約|超|逾|[零〇一二三四五六七八九\\d][比対]',
};

/** By analysis language. */
export const CHARACTER_NUMERALS: Readonly<Record<string, CharacterNumerals>> = {
  zh: HAN,
  ja: HAN,
  ko: {
    numbers: {
      one: '일 한',
      cardinals: '이/두 삼/세 사/네 오/다섯 육/여섯 칠/일곱 팔/여덟 구/아홉',
      tens: '스물/스무 서른 마흔 쉰',
      scales: '10:십/열 100:백 1e3:천 1e4:만 1e8:억 1e12:조',
    },
    leastScale: 1e4,
    counters:
      '여?\\s?(?:명|개|원|년|월|일|살|세(?![가-힣])|번|곳|마리|대(?![가-힣])|채|건|달러|달(?![가-힣])|차례|사람|시간|분(?![가-힣])|가지|배|팀|골|경기|잔|병|권|표|석|곳|연승|연패|주(?![가-힣])|호|차|위|층|톤|미터|킬로|퍼센트|%)',
    leads: '제',
    notBehind: '[가-힣]',
  },
  th: {
    numbers: {
      one: 'หนึ่ง เอ็ด',
      cardinals: 'สอง/ยี่ สาม สี่ ห้า หก เจ็ด แปด เก้า',
      scales: '10:สิบ 100:ร้อย 1e3:พัน 1e4:หมื่น 1e5:แสน 1e6:ล้าน',
    },
    leastScale: 1e6,
    counters:
      'ราย|คน|ศพ|ปี|วัน|เดือน|ครั้ง|คดี|บาท|ชั่วโมง|นาที|คัน|ลำ|หลัง|แห่ง|จุด|ประตู|นัด|สมัย|ประเทศ|จังหวัด|ตัว|ชนิด|สาย|ชีวิต|ข้อ|เรื่อง|ทีม|กลุ่ม|พรรค|คู่|ใบ|ชิ้น|เมตร|กิโล|เท่า|อันดับ|เปอร์เซ็นต์|%',
    leads: 'ไตรมาส|ไตรมาสที่|อันดับ|ครั้งที่|วันที่|เฟส|ภาค|ชั้น|กลุ่ม',
  },
  vi: {
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
  },
};
