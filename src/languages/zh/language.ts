import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/**
 * Simplified characters. The foreign section of papers in China is `国际`; `世界` is the word of Kite and of CLDR, and
 * has it as a further name.
 */
export const zh: Language = {
  code: 'zh',
  aliases: ['zho', 'chi', 'cmn', 'zh-hans', 'zh-cn', 'zh-sg', 'zh-my'],
  endonym: '中文',
  englishName: 'Chinese',
  script: 'Hans',
  direction: 'ltr',
  defaultRegion: 'CN',
  trendingQuery: '头条新闻',
  categories: {
    world: '国际',
    national: '国内',
    business: '财经',
    technology: '科技',
    entertainment: '娱乐',
    sports: '体育',
    science: '科学',
    health: '健康',
    politics: '政治',
    economy: '经济',
    environment: '环境',
  },
  sectionNames: {
    world:
      '世界, 全球, 海外, 环球, 国际时事, 国际观察, 国际在线, 外交, 天下, 亚太, 欧洲, 美洲, 非洲, 中东, 国际资讯',
    national: '中国, 全国, 大陆, 两岸, 内地, 国内时事, 社会民生',
    business:
      '财经*, 商务, 金融*, 公司, 产业, 股市, 股票, 市场, 证券*, 企业, 理财, 商业财经, 银行, 基金, 创业, 产经, 商业',
    technology: '技术, 数码, 互联网, IT, 人工智能, 手机, 科技数码, 科技互联网, 智能, 创新',
    entertainment: '文娱, 明星, 影视, 电影, 电视, 音乐, 综艺, 八卦, 文化娱乐, 文化, 演艺',
    sports: `
      运动, 体坛, 足球*, 篮球*, 中超, 英超, 西甲, 意甲, 德甲, 欧冠, 世界杯, 奥运, 奥运会, 网球, 羽毛球, 乒乓球, 国际足球, 中国足球, 排球, 游泳, 田径,
      综合体育, 体育运动
    `,
    science: '科普, 航天, 太空, 天文, 科研, 自然科学, 考古',
    health: '医疗*, 医药, 养生, 卫生, 健康养生, 新冠, 疫情, 医学, 医疗健康',
    politics: '时政*, 政务, 政坛, 要闻时政, 两会, 选举, 政府, 政治时政',
    economy: '财经, 宏观经济, 宏观, 产经, 金融经济',
    environment: '环保, 生态, 气候, 绿色, 气候变化, 生态环境, 低碳, 自然, 环境保护',
  },
  sectionHead: 'last',
  newsWords: '新闻 消息 资讯 频道 头条 要闻 最新 热点 滚动 动态 报道 栏目',
  and: '和 与 及',
  forms,
  numbers,
  categoryWords,
  words,
};
