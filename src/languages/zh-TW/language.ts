import type { Language } from '../language.js';
import { words } from './words.js';

/**
 * Traditional characters: Taiwan, Hong Kong, Macau. Home news is `國內`; papers there also head it with the place's
 * own name.
 */
export const zhTW: Language = {
  code: 'zh-TW',
  aliases: ['zh-hant', 'zh-hk', 'zh-mo', 'yue'],
  endonym: '中文（台灣）',
  englishName: 'Chinese (Taiwan)',
  script: 'Hant',
  direction: 'ltr',
  defaultRegion: 'TW',
  trendingQuery: '頭條新聞',
  regionNames: { HK: '香港', MO: '澳門' },
  categories: {
    world: '國際',
    national: '國內',
    business: '財經',
    technology: '科技',
    entertainment: '娛樂',
    sports: '體育',
    science: '科學',
    health: '健康',
    politics: '政治',
    economy: '經濟',
    environment: '環境',
  },
  variants: {
    HK: { national: '港聞' },
    MO: { national: '澳聞' },
  },
  sectionNames: {
    world:
      '世界, 全球, 海外, 國際時事, 國際焦點, 兩岸國際, 國際財經要聞, 外電, 亞洲, 歐洲, 美洲, 中東, 即時國際, 兩岸, 中國',
    national: '台灣, 社會, 全國, 本地, 港聞, 澳聞, 本地要聞, 生活社會, 即時港聞, 台灣新聞',
    business:
      '財經*, 產業*, 股市*, 金融*, 理財*, 商務, 企業, 公司, 證券, 產經, 財經產業, 房產財經, 投資, 創業, 財金, 銀行, 商業, 個人財務',
    technology:
      '技術, 數位, 3C, IT, 3C科技, 網路, 人工智慧, 手機, 數碼, 創新, 科技數位, 資訊科技, 科技玩物, AI',
    entertainment:
      '影劇, 影視, 影音娛樂, 明星, 電影*, 音樂*, 電視, 名人, 藝文, 演藝, 娛樂影劇, 星聞, 文化, 追劇, 戲劇, 影劇娛樂',
    sports:
      '運動*, 足球*, 棒球*, 籃球*, 中職, 職棒, 網球, 羽球, 世界盃, 奧運, NBA, MLB, 運動體育, 國際足球, 賽馬, 即時體育, 排球, 英超, 高爾夫',
    science: '科普, 太空, 天文, 科研, 科學人文, 自然科學, 考古, 航太',
    health: '醫療*, 醫藥, 養生, 健康醫療, 衛生, 生醫, 新冠, 疫情, 醫學, 健康養生, 醫健',
    politics: '政經政治, 選舉*, 立法院, 府院, 政壇, 要聞政治, 政府, 總統府, 國會',
    economy: '財經, 總體經濟, 經濟日報總經, 產經, 國際財經, 兩岸財經, 中國經濟, 宏觀經濟',
    environment: '環保, 生態, 氣候, 永續, 氣候變遷, 自然, 綠能, 生態環境, 環境永續, 減碳, 環境保護, 氣候變化',
  },
  sectionHead: 'last',
  newsWords: '新聞 消息 資訊 頻道 頭條 要聞 最新 焦點 即時 熱門 動態 報導 專欄 總覽',
  and: '和 與 及',
  words,
};
