import type { Words } from '../language.js';

export const words: Words = {
  functionWords: '',
  negations: 'ない なし 無 不 非 未 ず せず ません',
  labels: {
    words:
      '速報 動画 動画あり 動画付き 写真 写真あり 写真特集 写真集 独自 独自記事 号外 中継 更新 詳報 ライブ 特集 解説 会員限定 有料記事 インタビュー 映像 図解 最新',
    unspacedPublisher:
      '新聞 日報 時報 通信 通信社 電視 テレビ ニュース 新報 週刊 タイムズ スポーツ ドットコム',
    unspacedEdition: 'デジタル オンライン 電子版 NEXT',
  },
  pages: {
    calls:
      'フォローして, チャンネル登録, 購読は, 詳しくはこちら, 詳細はこちら, 続きはこちら, ここをクリック, こちらをクリック',
    readOn: '続きを読む',
    besidePublisher: 'ニュース',
  },
  places: {
    behind: 'サンガ カープ サンフレッチェ 東洋カープ ダービー記念',
    ahead: '東 サンフレッチェ',
    withinBehind: 'で に の 市 県 府 駅',
  },
};
