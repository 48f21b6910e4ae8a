import { removeDateline } from './dateline.js';

const TEXT = 'The lock was shut for repairs on Tuesday.';

describe(removeDateline.name, () => {
  it.each([
    'Washington [US], April 28 (ANI): ',
    'New Delhi [India], November 24 (ANI): ',
    'LONDON (Reuters) - ',
    'LONDON, Nov 24 (Reuters) - ',
    'LONDON, Nov. 24 (Reuters) – ',
    'NEW YORK (AP) — ',
    'KYIV, Ukraine (AP) — ',
    '(Reuters) - ',
    'PARIS (AFP) - ',
    'Berlin (dpa) - ',
    'Hamburg (dpa/lno) - ',
    'Berlin/Hamburg (dpa) – ',
    'Madrid, 24 nov (EFE).- ',
    'Buenos Aires, 24 nov. (EFE).- ',
    'MADRID, 24 Nov. (EUROPA PRESS) - ',
    '(ANSA) - ROMA, 24 NOV - ',
    'ROMA (ITALPRESS) - ',
    'MOSCOW, November 24. /TASS/. ',
    'МОСКВА, 24 ноября. /ТАСС/. ',
    'МОСКВА, 24 ноя — РИА Новости. ',
    'Kyiv. November 24. INTERFAX-UKRAINE - ',
    'BEIJING, Nov. 24 (Xinhua) -- ',
    'ANKARA (AA) - ',
    'Jakarta (ANTARA) - ',
    'Jakarta, CNN Indonesia -- ',
    'TEMPO.CO, Jakarta - ',
    'Warszawa (PAP) - ',
    'नई दिल्ली, 28 अप्रैल (भाषा) ',
    'القاهرة (رويترز) - ',
    '[東京 24日 ロイター] - ',
    '【ロンドン時事】',
    '(서울=연합뉴스) 홍길동 기자 = ',
    '新华社北京11月24日电（记者张三）',
    '（中央社記者張三台北24日電）',
  ])('removes "%s"', (dateline) => {
    expect(removeDateline(dateline + TEXT)).toBe(TEXT);
  });

  it.each([
    'Shares of Apple (AAPL) - up by a tenth - fell later.',
    'The agency (Reuters) reported that the lock was shut.',
    'Reuters: the story of an agency (1851-2026)',
    'The lock was shut (AP)',
    'London: the lock was shut.',
    'Anna Smith (34) – the captain – sailed.',
    'The harbour of Hull, Nov 24: the lock was shut.',
    'Trump resigns – Reuters. More later.',
    'The minister was asked whether the lock, which had been shut since May, would open (dpa) – and left.',
    'On Monday the lock was shut. Berlin (dpa) - no more.',
  ])('leaves "%s" unchanged', (text) => {
    expect(removeDateline(text)).toBe(text);
  });
});
