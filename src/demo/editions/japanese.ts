import type { Edition } from './edition.js';

export const japanese: Edition = {
  language: 'ja',
  sections: {
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
  reports: [
    {
      topic: 'world',
      title: '琥珀海峡の救助船、12か国が共同運用で合意',
      text: '共同の救助センターを設け、無線も共通化する。条約は来年発効する見通し。',
    },
    {
      topic: 'national',
      title: '青葉浜市、旧駅舎を図書館に改装し開館',
      text: '市民が寄贈した本は3万冊に上る。待合室は子ども向けの読書室になった。',
    },
    {
      topic: 'business',
      title: '桜沢の陶器工場、海外からの注文が2倍に',
      text: '来春までに80人を新たに採用する。手作りの器が人気を集めている。',
    },
    {
      topic: 'technology',
      title: '高校生が波の力だけで動く観測ブイを開発',
      text: '水温と風速を10分ごとに送信する。電池の交換は必要ないという。',
    },
    {
      topic: 'entertainment',
      title: '白鷺町の野外映画祭が開幕、初日は満席',
      text: '19か国の60作品を上映する。会場は港の岸壁に設けられた。',
    },
    {
      topic: 'sports',
      title: '青葉浜FC、終了間際の決勝点で首位に浮上',
      text: '後半48分に途中出場の選手が決めた。次節は桜沢と対戦する。',
    },
    {
      topic: 'science',
      title: '白鷺町の海底で新種のタコを発見、大学の研究班',
      text: '体長は8センチで、深さ4千メートルに生息する。論文は無料で公開された。',
    },
    {
      topic: 'health',
      title: '移動診療車が山間の20集落を巡回',
      text: '医師2人と看護師が乗り込む。半年で3千人が受診した。',
    },
    {
      topic: 'politics',
      title: '国会、公共事業の契約公開を義務付ける法案を可決',
      text: '契約は10日以内にインターネットで公開される。来年1月に施行する。',
    },
    {
      topic: 'economy',
      title: '食品価格が2年ぶりに下落、野菜が値下がり',
      text: '10月の物価上昇率は1.8%となった。賃金の伸びは続いている。',
    },
    {
      topic: 'environment',
      title: '青葉浜の干潟にコウノトリ、30年ぶりに飛来',
      text: '市民団体が湿地の再生を進めてきた。観察の際は距離を取るよう呼びかけている。',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        {
          title: '台風12号、青葉浜市に上陸　2万世帯が停電',
          text: '市は避難所を40か所に開設した。けが人の情報は入っていない。',
        },
        {
          title: '青葉浜市で2万世帯停電、台風12号が上陸',
          text: '鉄道は始発から運転を見合わせている。復旧は夕方の見込み。',
        },
        {
          title: '台風12号で停電の青葉浜市、復旧作業続く',
          text: '電力会社は半数の世帯で復旧したと発表した。学校は休校となる。',
        },
      ],
    },
  ],
  wire: {
    topic: 'economy',
    title: '中央銀行、政策金利の据え置きを決定',
    text: '物価の動きを見極めるとしている。次回の会合は1月に開かれる。',
  },
  bulletins: {
    topic: 'national',
    titles: [
      '{place}の海岸道路、工事のため{n}時間通行止め',
      '{place}で{n}人が植樹に参加',
      '{place}の朝市に新たに{n}店が出店',
      '{place}の図書館、貸し出し{n}万冊を達成',
    ],
    text: '地域面の速報です。詳しい内容は続報でお伝えします。',
    places: ['青葉浜市', '桜沢市', '白鷺町', '松ヶ岬町', '清流村'],
  },
};
