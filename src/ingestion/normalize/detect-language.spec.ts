import { detectLanguage, mayBeInLanguage, mainScriptOf } from './detect-language.js';

describe(detectLanguage.name, () => {
  it.each([
    ['en', 'M 4.6 - 52 km WSW of Panguna, Papua New Guinea'],
    ['tl', 'Bagyong Ambo, nasa Quezon na'],
    ['de', 'Skandal in Köln: Polizei sieht Symptome von Gewalt'],
    ['de', 'Straßenfest: Sydney sieht Symptome'],
    ['nl', 'Sony werkt aan nieuwe speler'],
    ['gd', 'Tha sgoil ùr a’ fosgladh anns a’ bhaile an t-seachdain seo'],
    ['ga', 'Osclaíodh scoil nua sa bhaile an tseachtain seo'],
    [
      'af',
      'Die stad se nuwe skool word hierdie week geopen. Ouers sê hulle is baie bly oor die groot klaskamers.',
    ],
    [
      'nl',
      'De nieuwe school van de stad gaat deze week open. Ouders zeggen dat zij blij zijn met de grote klassen.',
    ],
    [
      'id',
      'Sekolah baru di kota itu dibuka pekan ini. Orang tua siswa mengatakan senang karena ruang kelas besar.',
    ],
    [
      'ms',
      'Sekolah baharu di bandar itu dibuka minggu ini. Ibu bapa berkata mereka gembira kerana bilik darjah besar.',
    ],
    [
      'gl',
      'A nova escola da cidade abre esta semana. Os pais din que están moi contentos coas aulas grandes.',
    ],
    [
      'pt',
      'A nova escola da cidade abre esta semana. Os pais dizem que estão muito contentes com as salas grandes.',
    ],
    ['hr', 'Nova škola u gradu otvara se ovaj tjedan. Tisuću učenika nastavu će pohađati od siječnja.'],
    [
      'bs',
      'Nova škola u gradu otvara se ove sedmice. Hiljadu učenika nastavu će pohađati prije januara, u Sarajevu.',
    ],
    ['sr', 'Nova škola u gradu otvara se ove nedelje. Hiljadu učenika imaće nastavu pre januara.'],
    ['sr', 'Нова школа у граду отвара се ове недеље. Хиљаду ученика имаће наставу пре јануара.'],
    [
      'mk',
      'Новото училиште во градот се отвора оваа недела. Родителите велат дека се среќни со големите училници.',
    ],
    ['kk', 'Қалада жаңа мектеп осы аптада ашылады. Ата-аналар үлкен сыныптарға қуанышты екенін айтты.'],
    ['mn', 'Хотын шинэ сургууль энэ долоо хоногт нээгдэнэ. Эцэг эхчүүд том ангид баяртай байгаагаа хэлжээ.'],
    ['ne', 'सहरको नयाँ विद्यालय यस साता खुल्नेछ। अभिभावकहरूले ठूला कक्षाकोठाले खुसी भएको बताएका छन्।'],
    ['hi', 'शहर का नया स्कूल इस हफ्ते खुलेगा। अभिभावकों ने कहा कि वे बड़ी कक्षाओं से खुश हैं।'],
    [
      'sw',
      'Shule mpya ya mji huo itafunguliwa wiki hii. Wazazi wanasema wamefurahi kwa sababu ya madarasa makubwa.',
    ],
    ['uz', 'Shahardagi yangi maktab shu hafta ochiladi. Ota-onalar katta sinflardan xursand ekanini aytdi.'],
    ['zh-TW', '這座城市的新學校將於本週開學，家長們說對寬敞的教室感到很高興。'],
    ['zh', '这座城市的新学校将于本周开学，家长们说对宽敞的教室感到很高兴。'],
    ['am', 'የከተማዋ አዲስ ትምህርት ቤት በዚህ ሳምንት ይከፈታል። ወላጆች በትልልቅ ክፍሎቹ ደስተኞች ነን ብለዋል።'],
    ['ti', 'እቲ ሓድሽ ቤት ትምህርቲ ናይታ ከተማ ኣብዚ ሰሙን እዩ ክኽፈት። ወለዲ ድማ ብዓበይቲ ክፍልታት ተሓጒሶም ኣለዉ።'],
    ['ha', 'Gwamnatin jihar ta ce za a buɗe sabuwar makaranta a cikin wannan makon, kuma iyaye suna murna.'],
    ['yo', 'Ìjọba ìpínlẹ̀ sọ pé wọn yóò ṣí ilé ẹ̀kọ́ tuntun náà ní ọ̀sẹ̀ yìí, inú àwọn òbí sì dùn.'],
    ['ig', 'Gọọmentị steeti kwuru na a ga-emepe ụlọ akwụkwọ ọhụrụ ahụ n’izu a, ndị nne na nna na-aṅụrị ọṅụ.'],
    [
      'so',
      'Dowladda ayaa sheegtay in iskuulka cusub la furi doono toddobaadkan, waalidkuna way ku faraxsan yihiin.',
    ],
    ['om', 'Mootummaan akka jedhetti manni barumsaa haaraan torban kana banama, maatiinis gammadaniiru.'],
    [
      'rw',
      'Ubuyobozi bw’umujyi bwavuze ko ishuri rishya rizafungurwa muri iki cyumweru, ababyeyi barishimye.',
    ],
    ['ps', 'د ښار نوی ښوونځی به په دې اونۍ کې پرانیستل شي، مور او پلار وايي چې خوښ دي.'],
    ['or', 'ସହରର ନୂଆ ସ୍କୁଲ ଏହି ସପ୍ତାହରେ ଖୋଲିବ'],
    ['as', 'চহৰৰ নতুন বিদ্যালয়খন এই সপ্তাহত মুকলি কৰা হ’ব'],
    ['bn', 'শহরের নতুন স্কুলটি এই সপ্তাহে খোলা হবে'],
    ['ky', 'Шаардагы жаңы мектеп ушул жумада ачылат. Ата-энелер чоң класстарга кубанычта экенин айтышты.'],
    ['mt', 'L-iskola l-ġdida tal-belt se tinfetaħ din il-ġimgħa, u l-ġenituri qalu li huma kuntenti ħafna.'],
    [
      'ga',
      'Osclófar scoil nua na cathrach an tseachtain seo agus dúirt na tuismitheoirí go bhfuil áthas orthu.',
    ],
    ['cy', 'Bydd ysgol newydd y ddinas yn agor yr wythnos hon, ac mae rhieni yn dweud eu bod yn hapus iawn.'],
    ['lb', 'D’nei Schoul vun der Stad gëtt dës Woch opgemaach, an d’Eltere soen, datt si frou sinn.'],
    ['ti', 'ሓድሽ ቤት ትምህርቲ ናይታ ከተማ ኣብዚ ሰሙን እዚ ክኽፈት እዩ፣ ወለዲ ድማ ሕጉሳት እዮም።'],
    ['km', 'សាលារៀនថ្មីនឹងបើកនៅសប្តាហ៍នេះ'],
    ['si', 'නගරයේ නව පාසල මේ සතියේ විවෘත කෙරේ'],
    ['my', 'မြို့၏ ကျောင်းသစ်ကို ယခုအပတ်တွင် ဖွင့်မည်'],
  ])('detects %s', (language, text) => {
    expect(detectLanguage(text)?.code).toBe(language);
  });

  it('detects no language in a text without letters', () => {
    expect(detectLanguage('2026: 10 – 3')).toBeNull();
  });
});

describe('the confidence in a language', () => {
  it.each([
    ['el', 'άνεμος '.repeat(10), 60],
    ['ko', '바람이'.repeat(7), 20],
    ['zh', '暴风雨'.repeat(7), 20],
  ])('of %s in its own script needs as many letters as a sentence has', (code, text, letters) => {
    const beginning = (count: number): string =>
      new RegExp(`^(?:\\P{L}*\\p{L}){${count}}`, 'u').exec(text)![0];
    expect(detectLanguage(beginning(letters))).toEqual({ code, confident: true });
    expect(detectLanguage(beginning(letters - 1))).toEqual({ code, confident: false });
  });
});

describe(mayBeInLanguage.name, () => {
  it.each([
    ['gl', 'es', 'los muy', true],
    ['gl', 'es', 'los muy las', false],
    ['de', 'ja', 'und', false],
  ])('is for %s, where %s was detected, in "%s": %p', (language, detected, text, expected) => {
    expect(mayBeInLanguage(language, detected, text)).toBe(expected);
  });
});

describe(mainScriptOf.name, () => {
  it.each([
    ['Latn', 'Storm σε'],
    ['Grek', 'a θύελλα'],
    ['Kana', '台風が近づき東京都内交通'],
    ['Hani', '台風接近東京都内交通の'],
    ['Latn', 'ab βγ'],
    [null, '2026: 10 – 3'],
  ])('is %s for "%s"', (script, text) => {
    expect(mainScriptOf(text)).toBe(script);
  });
});
