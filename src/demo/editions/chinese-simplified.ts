import type { Edition } from './edition.js';

export const chineseSimplified: Edition = {
  language: 'zh-CN',
  reports: [
    {
      topic: 'world',
      title: '十二国签署协议，共享琥珀海峡救援船只',
      text: '协议将设立联合救援中心，并使用统一的无线电频道，明年生效。',
    },
    {
      topic: 'national',
      title: '云湖市老火车站改建为图书馆，今日开放',
      text: '市民捐赠图书三万册，原候车厅改为儿童阅览室。',
    },
    {
      topic: 'business',
      title: '青岚县陶瓷厂海外订单翻番，新招百名工人',
      text: '工厂表示，手工餐具最受欢迎，新窑炉将于三月投产。',
    },
    {
      topic: 'technology',
      title: '大学生研发海浪供电的气象浮标',
      text: '浮标每十分钟发送一次水温和风速数据，无需更换电池。',
    },
    {
      topic: 'entertainment',
      title: '云湖露天电影节开幕，首日座无虚席',
      text: '电影节将放映来自十九个国家的六十部影片。',
    },
    {
      topic: 'sports',
      title: '云湖队补时进球，二比一逆转晋级决赛',
      text: '替补前锋在比赛最后一分钟破门，决赛将于周日举行。',
    },
    {
      topic: 'science',
      title: '青岚县发现新种兰花，每年只开三天',
      text: '植物学家用绳索攀上悬崖拍摄，没有采摘任何植株。',
    },
    {
      topic: 'health',
      title: '流动诊所走进二十个山村，三千村民受益',
      text: '两名医生和一名护士轮流出诊，明年将增加牙科服务。',
    },
    {
      topic: 'politics',
      title: '议会通过公共合同公开法案',
      text: '所有工程合同须在十日内上网公布，法案将于一月施行。',
    },
    {
      topic: 'economy',
      title: '食品价格两年来首次下降',
      text: '蔬菜和奶制品降幅最大，经济学家预计通胀将继续放缓。',
    },
    {
      topic: 'environment',
      title: '云湖湿地迎来三百只白鹤',
      text: '湿地修复工程持续五年，志愿者呼吁游客保持距离。',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        { title: '云湖大桥正式通车，全长六公里', text: '大桥连接云湖市与青岚县，车程缩短至十分钟。' },
        { title: '全长六公里的云湖大桥今日通车', text: '首批通过大桥的是公交车和救护车，通行免费至年底。' },
      ],
    },
  ],
  wire: {
    topic: 'economy',
    title: '中央银行宣布维持基准利率不变',
    text: '央行表示物价总体平稳，下次会议将于一月举行。',
  },
};
