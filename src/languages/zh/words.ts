import type { Words } from '../language.js';

export const words: Words = {
  functionWords: '',
  negations: '不 没 没有 未 无 非 勿 别 不是',
  labels: {
    words:
      '視頻 视频 附视频 直播 快讯 快訊 突发 突發 图集 圖輯 独家 獨家 组图 組圖 最新 图 圖 图文 影 影片 有片 多图 多圖 更新中 更新 专访 專訪 即時 高清 现场',
    unspacedPublisher:
      '新闻 新聞 日报 日報 晚报 晚報 时报 時報 早报 早報 通讯社 财经 財經 电视 電視 新报 新報 周刊 网 網 在线 频道 頻道 客户端',
    unspacedEdition: '客户端',
  },
  pages: {
    calls:
      '关注我们, 訂閱, 订阅, 点击这里, 點擊這裡, 点击查看, 更多内容, 更多內容, 查看更多, 点击阅读, 查看全文',
    readOn: '阅读更多, 阅读全文, 繼續閱讀',
    besidePublisher: '新闻',
  },
  places: {
    behind: '国安 申花 海港 上港 首钢 队 隊 条约 协定',
    ahead: '东 東',
    within: '在',
    withinBehind: '市 省 县',
  },
};
