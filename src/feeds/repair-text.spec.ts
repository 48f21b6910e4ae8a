import { htmlToText } from './html-to-text.js';
import { repairText } from './repair-text.js';

describe(repairText.name, () => {
  it.each([
    ['Hilfe fÃ¼r FlÃ¼chtlinge', 'Hilfe für Flüchtlinge'],
    ['Sylvester Stalloneâ€™s son', 'Sylvester Stallone’s son'],
    ['MarÃ\u00ada en 50Â°C', 'María en 50°C'],
    ['Ð\u0093Ñ\u0080Ñ\u0083Ð¿Ð¿Ð° Ñ\u0083Ñ\u0087ÐµÐ½Ñ\u008bÑ\u0085 Ð…', 'Группа ученых …'],
    ['æ\u0097¥æ\u009c¬', '日本'],
    ['FlÃ\u0083Â¼chtlinge', 'Flüchtlinge'],
  ])('repairs %j', (text, meant) => {
    expect(repairText(text)).toBe(meant);
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
  ])('leaves %j unchanged', (text) => {
    expect(repairText(text)).toBe(text);
  });

  it.each([
    ['Beyoncé and the worldâ\u0080\u0099s stage', 'Beyoncé and the world’s stage'],
    ['Fiancé â€œon leaveâ€\u009d', 'Fiancé “on leave”'],
    ['A café and Antâ\u0080\u0099s cafÃ©', 'A café and Ant’s cafÃ©'],
    ['A harbourâs fÃªte and a café', 'A harbourâs fÃªte and a café'],
  ])('repairs quotes and dashes beside letters that are right: %j', (text, meant) => {
    expect(repairText(text)).toBe(meant);
  });

  it.each([
    ['Harbour reopens:Â ferries return', 'Harbour reopens: ferries return'],
    ['Ferries returnÂ', 'Ferries return'],
    ['Ferries return Â', 'Ferries return'],
    ['traders#39; #39;quiet winter#39;', "traders' 'quiet winter'"],
    ['Fish amp; chips', 'Fish & chips'],
    ['A quot;safequot; harbour', 'A "safe" harbour'],
  ])('repairs half a space and half an entity: %j', (text, meant) => {
    expect(repairText(text)).toBe(meant);
  });

  it.each([
    'Comment écrire un Â majuscule',
    'RÂ NGE, VÂ RF',
    'Boot camp; stamp; damp; end',
    'Issue #39; the harbour',
    'Rock &amp; roll, it&#39;s here',
    'Rock &amp;amp; roll, it&amp;#39;s a &amp;quot;feast&amp;quot;',
    'Villa d’Este – l’été à « la plage »…',
  ])('leaves %j unchanged', (text) => {
    expect(repairText(text)).toBe(text);
  });

  it('leaves no C1 control', () => {
    const broken = 'Harbour\u0085 reopens\u0092 worldâ\u0080\u0099s Ã\u008d \u0081 fÃªte \u009d';
    expect(htmlToText(broken)).not.toMatch(/[\u0080-\u009f]/);
  });
});
