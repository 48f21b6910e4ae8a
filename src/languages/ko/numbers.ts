import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  characters: {
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
    year: '년',
  },
  notation: { score: '\\s?대\\s?' },
  dayHalves: '오전/새벽 | 오후/저녁',
  dateSigns: '년|월|일',
};
