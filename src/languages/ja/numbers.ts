import type { LanguageNumbers } from '../language.js';

export const numbers: LanguageNumbers = {
  characters: {
    numbers: {
      zero: '〇 零',
      one: '一 壱',
      cardinals: '二/两/兩/弐 三/参 四 五 六 七 八 九',
      scales: '10:十 100:百 1e3:千 1e4:万/萬 1e8:亿/億 1e12:兆',
    },
    leastScale: 1e4,
    counters:
      '[人名个個位岁歲才歳年月日天号號次项項家辆輛台艘架座部条條件种種只隻匹头頭倍元円块塊点點分米吨噸级級秒周週季度回度場场连連胜勝败敗战戰大成例款棟栋户戶巡届屆強强层階戦]|[%％]|[比対](?=[零〇一二三四五六七八九\\d])|小时|小時|時間|[时時](?![间間代期刻候光])|公里|か月|ヶ月|カ月|ヵ月',
    leads: '第|前|近|约|約|超|逾|[零〇一二三四五六七八九\\d][比対]',
  },
  notation: { score: '\\s?対\\s?' },
  dateSigns: '年|月|日',
};
