import type { InflectionForms } from '../language.js';

export const forms: InflectionForms = {
  spellings: {
    title: [
      [/(?<=\d)[ヶケカヵ箇ヵ](?=[月国所年])/g, 'か'],
      [/(?<=\d)\s?(?:パーセント|㌫)/g, '%'],
      [/(?<=\d)\s?(?:キロメートル|㎞)/g, 'km'],
      [/(?<=\d)\s?センチ(?:メートル)?/g, 'cm'],
      [/(?<=\d)\s?ドル/g, '米ドル'],
      [/米米ドル/g, '米ドル'],
    ],
  },
  run: {
    particles: 'のはがをにでとへもやねよしたるすていうされ',
    turning: 'なぬず',
    roles: 'は:が が:が を:を に:に へ:に',
  },
};
