import { repairUtf8 } from './repair-utf8.js';

describe(repairUtf8.name, () => {
  it.each([
    ['Hilfe fÃ¼r FlÃ¼chtlinge', 'Hilfe für Flüchtlinge'],
    ['Sylvester Stalloneâ€™s son', 'Sylvester Stallone’s son'],
    ['MarÃ\u00ada en 50Â°C', 'María en 50°C'],
    ['Ð\u0093Ñ\u0080Ñ\u0083Ð¿Ð¿Ð° Ñ\u0083Ñ\u0087ÐµÐ½Ñ\u008bÑ\u0085 Ð…', 'Группа ученых …'],
    ['æ\u0097¥æ\u009c¬', '日本'],
    ['FlÃ\u0083Â¼chtlinge', 'Flüchtlinge'],
  ])('makes of %j what was meant', (text, meant) => {
    expect(repairUtf8(text)).toBe(meant);
  });

  // The first four are as feeds of 2020 had them; each has a sequence that would be a character of UTF-8.
  it.each([
    'L’Assemblée a tiré un trait sur l’année\u00a0» et la durée…',
    '’90 Day Fiancé’ Spoilers',
    'c’est “toujours d’actualité” - Canal Supporters',
    'infecté·es par le SARS-CoV-2',
    'CAFÉ’S NEW OWNER',
    '«AMANHû',
    'AMANHÃ\u00a0É DIA DE FESTA',
    'HÄ… nee',
    'Why “Ã¼” stands where “ü” should',
    'FlÃ¼chtlinge für',
  ])('leaves %j', (text) => {
    expect(repairUtf8(text)).toBe(text);
  });
});
