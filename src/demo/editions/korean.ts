import type { Edition } from './edition.js';

export const korean: Edition = {
  language: 'ko',
  reports: [
    {
      topic: 'world',
      title: '12개국, 호박해협 구조선 공동 운용에 합의',
      text: '공동 구조 센터를 세우고 무선 채널도 통일한다. 협정은 내년에 발효된다.',
    },
    {
      topic: 'national',
      title: '한울시, 옛 기차역을 도서관으로 새단장',
      text: '시민들이 기증한 책은 3만 권에 이른다. 대합실은 어린이 열람실이 됐다.',
    },
    {
      topic: 'business',
      title: '새벽군 도자기 공장, 해외 주문 두 배로 늘어',
      text: '내년 봄까지 80명을 새로 채용한다. 손으로 빚은 그릇이 인기를 끌고 있다.',
    },
    {
      topic: 'technology',
      title: '대학생들이 파도로 움직이는 관측 부표 개발',
      text: '10분마다 수온과 풍속을 전송한다. 배터리를 바꿀 필요가 없다.',
    },
    {
      topic: 'entertainment',
      title: '푸른항 야외 영화제 개막, 첫날 매진',
      text: '19개 나라의 영화 60편을 상영한다. 상영장은 부두에 마련됐다.',
    },
    {
      topic: 'sports',
      title: '한울 FC, 추가시간 결승골로 결승 진출',
      text: '교체 투입된 공격수가 골을 넣었다. 결승전은 일요일에 열린다.',
    },
    {
      topic: 'science',
      title: '새벽군 동굴에서 3만 년 전 뼈 피리 발견',
      text: '연구진은 지금도 소리를 낼 수 있다고 밝혔다. 박물관이 2월부터 전시한다.',
    },
    {
      topic: 'health',
      title: '이동 진료 버스, 산골 마을 20곳 찾아간다',
      text: '의사 두 명과 간호사가 함께 움직인다. 반년 동안 3천 명이 진료를 받았다.',
    },
    {
      topic: 'politics',
      title: '국회, 공공 계약 공개 법안 통과',
      text: '모든 계약은 열흘 안에 인터넷에 공개된다. 법은 1월부터 시행된다.',
    },
    {
      topic: 'economy',
      title: '식품 가격 2년 만에 하락',
      text: '채소와 유제품 값이 내렸다. 전문가들은 물가 상승세가 더 둔화할 것으로 본다.',
    },
    {
      topic: 'environment',
      title: '푸른항 갯벌에 황새가 돌아왔다',
      text: '30년 만에 처음 관찰됐다. 시민 단체가 습지를 되살려 왔다.',
    },
  ],
  stories: [],
  wire: {
    topic: 'economy',
    title: '중앙은행, 기준금리 동결 결정',
    text: '물가 흐름을 더 지켜보겠다고 밝혔다. 다음 회의는 1월에 열린다.',
  },
};
