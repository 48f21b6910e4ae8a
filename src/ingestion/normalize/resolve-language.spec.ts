import { resolveLanguage, type LanguageClaims } from './resolve-language.js';

const GERMAN =
  'Der Gemeinderat beschließt nach langer Debatte den Neubau der Brücke über den Fluss. ' +
  'Die Arbeiten sollen im kommenden Frühjahr beginnen und zwei Jahre dauern.';
const SPANISH =
  'El ayuntamiento aprueba la construcción del nuevo puente después de un largo debate. ' +
  'Las obras empezarán la próxima primavera y durarán dos años.';
const UKRAINIAN = 'Міська рада схвалила будівництво нового мосту через річку після довгих суперечок.';

const resolve = (claims: Partial<LanguageClaims>): string =>
  resolveLanguage({ item: null, feed: null, list: null, country: null, text: '', ...claims });

describe(resolveLanguage.name, () => {
  it("prefers the item's language to the feed's, and the feed's to the list's", () => {
    expect(resolve({ item: 'de-DE', feed: 'en', list: 'fr', text: 'Ruhe' })).toBe('de');
    expect(resolve({ feed: 'es', list: 'fr', text: 'Final' })).toBe('es');
    expect(resolve({ list: 'fr', text: '2026' })).toBe('fr');
  });

  it('returns the language of the text where none is declared', () => {
    expect(resolve({ text: GERMAN })).toBe('de');
    expect(resolve({ text: SPANISH })).toBe('es');
    expect(resolve({ text: UKRAINIAN })).toBe('uk');
    expect(resolve({ text: '市议会在长时间辩论后批准修建新的跨河大桥，工程将于明年春天开始' })).toBe('zh');
  });

  it('lets a long, clear text overrule a tag that is only a default', () => {
    expect(resolve({ feed: 'en-us', text: GERMAN })).toBe('de');
    expect(resolve({ item: 'en', feed: 'en-us', list: 'en', text: SPANISH })).toBe('es');
  });

  it('ignores a tag whose language has another script', () => {
    expect(resolve({ feed: 'en', list: 'uk', text: 'Новий міст' })).toBe('uk');
    expect(resolve({ feed: 'ar', text: GERMAN })).toBe('de');
    expect(resolve({ item: 'sr', text: 'Vlada' })).toBe('sr');
  });

  it('uses a short text to decide between two tags, but not to overrule one', () => {
    expect(resolve({ feed: 'en', list: 'es', text: 'El gobierno anuncia medidas económicas' })).toBe('es');
    expect(resolve({ feed: 'en', text: 'Bayern gewinnt' })).toBe('en');
  });

  it('does not take a language that detectors confuse with the declared one for a contradiction', () => {
    const indonesian =
      'Presiden mengumumkan kebijakan baru tentang pembangunan jembatan di atas sungai tahun depan';
    expect(resolve({ feed: 'id', text: indonesian })).toBe('id');
    const norwegian = 'Kommunestyret vedtar å bygge en ny bro over elven etter en lang debatt i går kveld';
    expect(resolve({ feed: 'nb-NO', text: norwegian })).toMatch(/^n[bo]$/);
  });

  it('uses the declared language where no detector supports it', () => {
    const afrikaans = 'Swaar reën oorstroom dorpies in die noorde, honderde gesinne moes hul huise verlaat';
    expect(resolve({ feed: 'af', text: afrikaans })).toBe('af');
    const somali = 'Golaha deegaanka ayaa ansixiyay dhismaha buundo cusub oo laga dhisayo webiga';
    expect(resolve({ feed: 'so', text: somali })).toBe('so');
    expect(resolve({ feed: 'so', text: GERMAN })).toBe('de');
  });

  it('lets a clear text in a language that is recognized by its words only overrule a tag', () => {
    const afrikaans =
      'Stadsraad keur nuwe brug oor die rivier goed. Die bouwerk begin in die lente en sal twee jaar duur';
    expect(resolve({ feed: 'en', text: afrikaans })).toBe('af');
  });

  it("uses the language code of the source's country", () => {
    const text = 'Vlada Srbije usvojila je budžet za narednu godinu posle duge rasprave u skupštini';
    expect(resolve({ country: 'RS', text })).toBe('sr');
    expect(resolve({ country: 'HR', text })).toBe('hr');
    expect(resolve({ country: 'ID', text: 'Presiden mengumumkan kebijakan baru' })).toBe('id');
    expect(resolve({ country: 'FR', text: GERMAN })).toBe('de');
  });

  it('does not overrule the list because of one word that two languages share', () => {
    const german = 'Streik bei der Bahn: Was Reisende jetzt wissen sollten und wie lange die Sperrung dauert';
    expect(resolve({ list: 'de', text: german })).toBe('de');
    expect(
      resolve({ text: 'Baie und Kap: Wie Reisende nach dem Sturm in Kapstadt jetzt noch nach Hause kommen' }),
    ).toBe('de');
    expect(resolve({ list: 'ru', text: 'Умер Джерри Бишоп' })).toBe('ru');
    expect(
      resolve({ list: 'ga', text: 'Comhairle Contae na Gaillimhe le cruinniú a reáchtáil faoin scéal' }),
    ).toBe('ga');
    expect(resolve({ list: 'de', text: SPANISH })).toBe('es');
  });

  it('treats a tag of English as a default where the list differs', () => {
    const swahili = 'Rais azindua daraja jipya jijini Dar es Salaam';
    const maltese = 'Raġel imur l-isptar wara inċident tat-traffiku';
    expect(resolve({ feed: 'en-US', list: 'sw', text: swahili })).toBe('sw');
    expect(resolve({ feed: 'en-US', list: 'mt', text: maltese })).toBe('mt');
    expect(resolve({ feed: 'en-US', list: 'so', text: 'Madaxweynaha' })).toBe('so');
    expect(resolve({ item: 'en', list: 'de', text: 'Neues von der Bahn' })).toBe('de');
    const english =
      'The council approves the new bridge over the river after a long debate about its cost and the site';
    expect(resolve({ feed: 'en-US', list: 'de', text: english })).toBe('en');
    expect(resolve({ feed: 'en-US', list: 'sw', text: english })).toBe('en');
    expect(resolve({ feed: 'en', text: 'Bayern gewinnt' })).toBe('en');
  });

  it('ignores invalid tags, and always returns a language', () => {
    expect(resolve({ item: 'x', feed: 'undetermined!', list: 'it', text: '' })).toBe('it');
    expect(resolve({ item: 'und', text: '…' })).toBe('en');
  });

  it('retains the variant of a language with two scripts', () => {
    expect(resolve({ feed: 'zh-Hant', text: '市議會批准興建新橋' })).toBe('zh-TW');
    expect(resolve({ feed: 'zh', list: 'zh-TW', text: '市議會批准興建新橋' })).toBe('zh-TW');
    expect(resolve({ country: 'TW', text: '市議會批准興建新橋' })).toBe('zh-TW');
    expect(resolve({ feed: 'pt', country: 'BR' })).toBe('pt-BR');
    expect(resolve({ feed: 'pt-br' })).toBe('pt-BR');
    expect(resolve({ feed: 'en-us', country: 'GB' })).toBe('en');
  });
});
