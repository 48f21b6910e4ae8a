import type { Language } from '../language.js';
import { forms } from './forms.js';
import { numbers } from './numbers.js';
import { categoryWords } from './category-words.js';
import { words } from './words.js';

/** Papers head foreign news `国際` and home news `国内`; entertainment is `エンタメ` in short everywhere. */
export const ja: Language = {
  code: 'ja',
  aliases: ['jpn'],
  endonym: '日本語',
  englishName: 'Japanese',
  script: 'Jpan',
  direction: 'ltr',
  defaultRegion: 'JP',
  trendingQuery: '主要ニュース',
  regionNames: { US: 'アメリカ', AE: 'UAE' },
  categories: {
    world: '国際',
    national: '国内',
    business: 'ビジネス',
    technology: 'テクノロジー',
    entertainment: 'エンタメ',
    sports: 'スポーツ',
    science: '科学',
    health: '健康',
    politics: '政治',
    economy: '経済',
    environment: '環境',
  },
  sectionNames: {
    world:
      '世界, 海外, ワールド, アジア, 欧州, 米国, 中東, 北米, 中国・台湾, 朝鮮半島, 外信, グローバル, 国際情勢',
    national: '社会, 全国, 日本, 国内総合, くらし社会, 事件・事故',
    business:
      '企業*, マネー*, 株式, マーケット, 金融*, 経済・ビジネス, 産業, 仕事, 市場, 投資, ビジネス経済, 起業, 不動産ビジネス',
    technology: `
      IT*, 技術, IT・科学, テック, サイエンス・テクノロジー, デジタル, インターネット, 人工知能, AI, スマホ, ネット・IT, 科学・技術, テクノロジー・サイエンス,
      ガジェット, モバイル, ITビジネス
    `,
    entertainment: `
      エンターテインメント*, エンターテイメント, 芸能*, 文化*, 映画*, 音楽*, 娯楽, カルチャー*, テレビ, アニメ, 芸能界, ドラマ, 文化・芸能, 文化芸術, 演劇, アイドル
    `,
    sports: `
      野球*, サッカー*, プロ野球, 高校野球, 大リーグ, MLB, ゴルフ, 相撲, 大相撲, テニス, バスケットボール, バスケ, ラグビー, 格闘技, 陸上, 競馬, フィギュアスケート,
      五輪, オリンピック, Jリーグ, モータースポーツ*, F1, 海外サッカー, 水泳, バレーボール, ボクシング, ワールドカップ, 卓球, 駅伝
    `,
    science:
      'サイエンス*, 宇宙, 科学・環境, 科学・医療, IT・科学, サイエンス・テクノロジー, テクノロジー・サイエンス, 天文, 生物, 考古学, 科学・技術',
    health:
      '医療*, ヘルス, 医療・健康, ヘルスケア*, 新型コロナ, 新型コロナウイルス, コロナ, 科学・医療, 病気, 健康・医療, 介護・医療, 医学',
    politics: '国会, 選挙*, 首相官邸, 政局, 内閣, 衆院選, 参院選, 政党, 政治・選挙, 外交・安保',
    economy: '経済・ビジネス, マクロ経済, 景気, 経済総合, 経済政策, 日銀, 物価, 国際経済',
    environment:
      '気候変動, 環境・エネルギー, 自然, エコ, 環境問題, 地球温暖化, 科学・環境, 温暖化, 生物多様性, 脱炭素, 気候',
  },
  sectionHead: 'last',
  newsWords: 'ニュース 新着 最新 速報 記事 一覧 カテゴリ 総合 トピックス 主要 の',
  and: 'と',
  forms,
  numbers,
  categoryWords,
  words,
};
