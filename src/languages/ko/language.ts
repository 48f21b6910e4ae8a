import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Home news is `국내`; business is `산업` at the agency and the papers, not the dictionary's `사업`. */
export const ko: Language = {
  code: 'ko',
  aliases: ['kor'],
  endonym: '한국어',
  englishName: 'Korean',
  script: 'Kore',
  direction: 'ltr',
  defaultRegion: 'KR',
  trendingQuery: '주요 뉴스',
  categories: {
    world: '국제',
    national: '국내',
    business: '산업',
    technology: 'IT',
    entertainment: '연예',
    sports: '스포츠',
    science: '과학',
    health: '건강',
    politics: '정치',
    economy: '경제',
    environment: '환경',
  },
  sectionNames: {
    world: '국제*, 해외, 글로벌, 월드, 지구촌, 외신, 중동, 미국 북미, 유럽, 아시아, 국제일반, 세계일반, 세계',
    national: '사회, 전국, 사회일반, 국내일반',
    business:
      '기업*, 비즈니스, 금융*, 증권*, 재계, 산업 재계, 사업, 부동산, 마켓, 증시, 금융 증권, 스타트업, 유통, 산업일반, 재테크, 중소기업',
    technology: `
      IT*, 테크*, IT 과학, 과학 기술, IT 의학, 모바일, 인터넷, 인공지능, AI, 통신, 테크놀로지, 게임 IT, 디지털, 기술 과학, 보안, IT 인터넷, 기술
    `,
    entertainment:
      '엔터테인먼트, 문화*, 영화*, 음악*, 방송*, 대중문화, 연예 스포츠, 스타, 연예일반, 드라마, 공연, 엔터, 가요, 방송 연예, 문화 연예',
    sports: `
      축구*, 야구*, 해외축구, 국내축구, 농구, 배구, 골프, 프로야구, 해외야구, 메이저리그, 올림픽, 월드컵, 스포츠일반, K리그, 테니스, e스포츠, 격투기, 빙상, 연예
      스포츠, KBO
    `,
    science: 'IT 과학, 과학 기술, 우주, 과학 환경, 기술 과학, 천문, 생명과학, 과학일반, 사이언스',
    health:
      '의료*, 보건*, 의학*, 헬스*, 보건 의료, 건강 의학, 코로나19, 코로나, 의료 건강, 헬스케어, 건강정보, IT 의학',
    politics: '정치일반, 국회, 국회 정당, 선거*, 청와대, 대통령실, 정당, 행정, 북한 외교, 총선, 대선, 정부',
    economy: '경제일반, 경제정책, 금융 경제, 거시경제, 물가, 경제 금융, 글로벌경제',
    environment: '기후*, 기후변화, 기후위기, 환경일반, 자연, 생태, 과학 환경, 날씨 환경, 탄소중립, 기후환경',
  },
  sectionHead: 'last',
  newsWords: '뉴스 소식 최신 속보 주요 기사 전체 섹션 카테고리 일반',
  and: '',
  forms,
  numbers,
  categoryWords,
  words,
};
