import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: '및 등 저 또 더',
  negations: '안 못 아니다 아닌 없다 없는 없이 않다 않은',
  titles: { reporting: '밝혀 밝혔다 말해 말했다 강조', qualifiers: '울트라 프로 플러스' },
  labels: {
    routine: `
      운세, 별자리, 띠별, 타로, 로또, 당첨번호, 당첨 번호, 특가, 최저가, 쿠폰, 블랙프라이데이, 선물 추천, 선물 가이드, 획득 방법, 위치 총정리, 십자말, 스도쿠, 퀴즈 정답,
      편성표, 방송 시간, 중계 일정, 신규 확진, 추가 확진, 확진자 수, 오늘의 날씨, 날씨 예보, 레시피, 영업시간, 할인 행사, 게임 공략, 특가 할인
    `,
    words:
      '속보 영상 동영상 포토 사진 단독 생중계 종합 라이브 1보 2보 3보 종합2보 르포 인터뷰 현장 화보 특파원 전문 현장영상 단독인터뷰 영상뉴스',
    publisher: '뉴스 일보 신문 통신',
    unspacedPublisher: '일보 신문 뉴스 방송 경제 데일리 투데이 저널',
  },
  pages: {
    untitled: '제목 없음',
    credits: '사진',
    calls: '구독하기, 팔로우, 여기를 클릭, 자세히 보기, 전체 기사 보기, 기사 더보기',
    readOn: '더 보기',
    besidePublisher: '뉴스',
  },
};
