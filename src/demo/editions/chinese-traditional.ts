import type { Edition } from './edition.js';

export const chineseTraditional: Edition = {
  language: 'zh-TW',
  reports: [
    {
      topic: 'world',
      title: '十四個島國達成深海捕魚共同規範',
      text: '各國將共享衛星資料，未裝設訊號器的漁船將失去執照。',
    },
    {
      topic: 'national',
      title: '晴川市夜間公車改為每小時一班',
      text: '新班表回應醫院員工的請願，票價維持不變。',
    },
    {
      topic: 'business',
      title: '松嶺縣茶農合作社直接外銷二十國',
      text: '九百名茶農加入合作社，收入幾乎增加一倍。',
    },
    {
      topic: 'technology',
      title: '高中生打造無聲無人機監測土石流',
      text: '無人機每小時測量坡地變化，資料免費公開。',
    },
    {
      topic: 'entertainment',
      title: '晴川偶戲節吸引三萬名觀眾',
      text: '來自二十國的劇團在街頭演出，下一屆兩年後舉行。',
    },
    {
      topic: 'sports',
      title: '晴川女籃延長賽險勝，闖進總決賽',
      text: '比數八十八比八十五，三分球在最後一秒進籃。',
    },
    {
      topic: 'science',
      title: '松嶺縣採石場下發現遠古海岸化石',
      text: '砂岩中保存了貝殼和小螃蟹的足跡，距今一億七千萬年。',
    },
    {
      topic: 'health',
      title: '晴川醫院試辦夜間門診，候診時間縮短三成',
      text: '病人可在晚間九點前看診，院方將擴大辦理。',
    },
    { topic: 'politics', title: '立法機關審查投票年齡下修案', text: '支持者坐滿旁聽席，預計休會前表決。' },
    { topic: 'economy', title: '失業率降至六年新低', text: '服務業與營造業新增最多職缺，薪資成長快於物價。' },
    {
      topic: 'environment',
      title: '晴川溪口出現黑面琵鷺新族群',
      text: '志工記錄到八十四隻，濕地復育歷時五年。',
    },
  ],
  stories: [],
  wire: {
    topic: 'national',
    title: '鐵路工會與營運單位就冬季班表達成協議',
    text: '原定十二月的罷工取消，新班表兩週後上路。',
  },
};
