import type { Numbers } from '../language.js';

export const numbers: Numbers = {
  months:
    'oṣù ṣẹ́rẹ́ | oṣù èrèlè | oṣù ẹrẹ̀nà | oṣù ìgbé | oṣù ẹ̀bibi | oṣù òkúdu | oṣù agẹmọ | oṣù ògún | oṣù owewe | oṣù ọ̀wàrà | oṣù bélú | oṣù ọ̀pẹ̀',
  dayHalves: 'àárọ̀ | ọ̀sán',
};
