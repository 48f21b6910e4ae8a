/** How a question begins, and what it says beside what it is about. Names of several words are parted by commas. */
export interface QuestionFrame {
  /** Words a query begins with: `how long`. They say nothing of what it is about. */
  readonly openings: string;
  /** Verbs that only complete the question, wherever they stand behind it: can dogs `get` it. */
  readonly empty?: string;
  /** Words that say a little: required only as long as enough is found with them: `last`, `cost`. */
  readonly weak?: string;
  /** Whether the opening begins a question only where one of the empty words follows: `can` is also a noun. */
  readonly isUnsure?: boolean;
}

/** Languages in which the question words may follow what is asked about: okullar ne zaman açılacak. */
export const FREE_ORDER: ReadonlySet<string> = new Set(['az', 'tr', 'vi']);

/**
 * Questions as readers type them. Question words of one word that are function words need no entry unless something
 * follows them. Scripts without spaces have none.
 */
export const QUESTION_FRAMES: Readonly<Record<string, readonly QuestionFrame[]>> = {
  af: [
    { openings: 'hoe lank', weak: 'duur bly' },
    { openings: 'hoeveel, hoe laat, hoe oud, hoe ver, hoe gereeld', weak: 'kos begin mense' },
  ],
  ar: [
    { openings: 'كم من الوقت, كم يوما, كم', weak: 'يستمر تستمر يستغرق تستغرق عدد سعر' },
    { openings: 'في أي ساعة, كم عدد, كم عمر, هل يمكن, متى يمكن, كيف يمكن, هل' },
  ],
  az: [{ openings: 'nə vaxt, nə qədər, neçə nəfər, saat neçədə' }, { openings: 'neçə', weak: 'nəfər' }],
  be: [
    { openings: 'колькі часу, як доўга, колькі', weak: 'доўжыцца доўжацца каштуе' },
    { openings: 'ці можна, ці трэба, а якой гадзіне' },
  ],
  bg: [
    { openings: 'колко време, колко дълго, колко', weak: 'трае продължава струва' },
    { openings: 'в колко часа, на колко години, може ли, трябва ли, кога може, къде може, как може' },
  ],
  bs: [
    { openings: 'koliko dugo, koliko vremena, koliko', weak: 'traje traju košta ljudi' },
    { openings: 'u koliko sati, koliko godina ima, da li, može li, je li, smije li', weak: 'počinje' },
  ],
  ca: [
    { openings: 'quant temps', weak: 'dura duren' },
    {
      openings: 'a quina hora, quants anys, quants, quantes, quant, es pot, quan es pot',
      weak: 'costa comença',
    },
  ],
  cs: [
    { openings: 'jak dlouho', weak: 'trvá trvají potrvá' },
    {
      openings: 'kolik, kolik let, v kolik hodin, v kolik, jak často, jak daleko',
      weak: 'stojí začíná lidí',
    },
    { openings: 'kdo, co, kde, kdy, proč, jak, kam', empty: 'lze' },
  ],
  da: [
    { openings: 'hvor længe', weak: 'varer holder' },
    {
      openings:
        'hvor mange, hvor meget, hvor gammel, hvor gammelt, hvor ofte, hvor langt, hvad tid, hvad dag',
      weak: 'koster starter begynder mennesker',
    },
    { openings: 'hvem, hvad, hvornår, hvor, hvorfor, hvordan, kan, er', empty: 'man får' },
  ],
  de: [
    { openings: 'wie lange, wie lang', weak: 'dauert dauern bleibt bleiben' },
    {
      openings:
        'wie viele, wie viel, wieviel, wie alt, wie oft, wie weit, wie hoch, wie teuer, um wie viel uhr',
      weak: 'kostet kosten beginnt menschen leute',
    },
    { openings: 'was bedeutet, was heißt, was passiert mit, was passierte mit, was geschah mit' },
    {
      openings: 'wer, was, wann, wo, wie, warum, wieso, weshalb, kann, darf, muss, ist, sind',
      empty: 'man gibt',
    },
  ],
  el: [
    { openings: 'πόσο καιρό, πόση ώρα, πόσες μέρες', weak: 'διαρκεί διαρκούν κρατάει' },
    { openings: 'πόσο, πόσοι, πόσες, πόσων χρονών, τι ώρα, πόσο συχνά', weak: 'κοστίζει αρχίζει ξεκινά' },
  ],
  en: [
    { openings: 'how long', weak: 'last lasts take takes stay stays' },
    { openings: 'how much', weak: 'cost costs price worth' },
    { openings: 'how many', weak: 'people' },
    { openings: 'how old, how often, how far, how soon, how fast, how big, how bad, how come' },
    { openings: 'what time, what day, what date, what year, which day', weak: 'start starts begin begins' },
    {
      openings:
        'what kind of, what sort of, what type of, what happened to, what happens to, what happens if',
    },
    { openings: 'what does, what do, what is', empty: 'mean' },
    {
      openings:
        'when will, where will, how will, who will, what will, why will, when can, where can, how can',
    },
    {
      openings:
        'who can, what can, why can, can i, can you, can we, can they, can the, can a, can it, can my',
    },
    { openings: 'will there, will the, will it, will we, will i, will my' },
    {
      openings: 'who, what, when, where, why, how, is, are, was, were, do, does, did, should',
      empty: 'get gets got',
    },
    { openings: 'can i, can you, can we, can they, can the, can a, can it, can my', empty: 'get gets' },
    { openings: 'can', empty: 'get gets', isUnsure: true },
    { openings: 'is there, are there, is it possible to, is it true that' },
    { openings: 'when, what time', weak: 'happen happens happening' },
    { openings: 'does, do', weak: 'work works' },
  ],
  es: [
    { openings: 'cuánto tiempo, cuántos días', weak: 'dura duran durará tarda tardan' },
    { openings: 'cuánto, cuánta', weak: 'cuesta cuestan vale' },
    { openings: 'cuántos años, cuántos, cuántas, cada cuánto', empty: 'tiene tienen', weak: 'personas' },
    { openings: 'a qué hora, qué hora, qué día, en qué fecha', weak: 'empieza comienza' },
    { openings: 'qué pasa con, qué pasó con, qué significa, qué ha pasado con, es posible, es verdad que' },
    { openings: 'se puede, se pueden, puedo, podemos, cuándo se puede, cómo se puede, dónde se puede' },
    { openings: 'quién, qué, cuándo, dónde, cómo, por qué', empty: 'va van pueden puede' },
  ],
  et: [
    { openings: 'kui kaua', weak: 'kestab kestavad' },
    { openings: 'kui palju, kui vana, kui tihti, mis kell, mitu', weak: 'maksab algab' },
  ],
  eu: [{ openings: 'zenbat denbora, zenbat urte, zer ordutan, zenbat', weak: 'irauten iraungo' }],
  fa: [{ openings: 'چه مدت, چقدر, چند روز, چند', weak: 'طول کشد' }, { openings: 'چه ساعتی, چند ساله, آیا' }],
  fi: [
    { openings: 'kuinka kauan, miten kauan, kauanko', weak: 'kestää kestävät' },
    {
      openings:
        'kuinka monta, kuinka moni, kuinka paljon, kuinka vanha, kuinka usein, mihin aikaan, montako, kuinka',
      weak: 'maksaa alkaa',
    },
  ],
  fil: [{ openings: 'gaano katagal, gaano karami, gaano kadalas, gaano, ilang taon, ilang, anong oras' }],
  fr: [
    { openings: 'combien de temps, combien de jours', weak: 'dure durent durera faut' },
    { openings: 'combien', weak: 'coûte coûtent vaut' },
    { openings: 'combien de', weak: 'personnes' },
    {
      openings: 'quel âge, quelle heure, à quelle heure, quel jour, à quelle date, quelle date',
      weak: 'commence',
    },
    {
      openings:
        'que signifie, que veut dire, que se passe, que devient, est il vrai que, faut il, doit on, va t on',
    },
    {
      openings: 'qui, que, quoi, où, quand, comment, pourquoi, quel, quelle, quels, quelles',
      empty: 'va vont faut',
    },
  ],
  gl: [{ openings: 'canto tempo, a que hora, cantos anos, cantos, cantas, canto', weak: 'dura duran' }],
  he: [
    { openings: 'כמה זמן', weak: 'נמשך נמשכת לוקח' },
    { openings: 'באיזו שעה, בן כמה, בת כמה, האם אפשר, האם מותר, האם' },
    { openings: 'כמה', weak: 'עולה אנשים' },
  ],
  hi: [
    { openings: 'कितने दिन, कितना समय, कितने बजे, कितने साल, कितना, कितने, कितनी' },
    { openings: 'क्या', empty: 'सकता सकते सकती' },
  ],
  hr: [
    { openings: 'koliko dugo, koliko vremena, koliko', weak: 'traje traju košta stoji ljudi' },
    { openings: 'u koliko sati, koliko godina ima, da li, može li, je li, smije li', weak: 'počinje' },
  ],
  hu: [
    { openings: 'meddig, mennyi ideig', weak: 'tart tartanak' },
    { openings: 'hány éves, hány, mennyi, hány órakor, mennyibe', weak: 'kerül kezdődik ember' },
    { openings: 'ki, mi, mikor, hol, hogyan, miért, hova', empty: 'lehet' },
  ],
  id: [
    { openings: 'berapa lama', weak: 'berlangsung bertahan' },
    { openings: 'berapa banyak, berapa umur, berapa, jam berapa, apakah', weak: 'harga orang' },
  ],
  is: [{ openings: 'hversu lengi, hvað lengi, hversu margir, hversu oft, klukkan hvað', weak: 'varir' }],
  it: [
    { openings: 'quanto tempo, per quanto tempo, quanti giorni', weak: 'dura durano durerà vuole' },
    { openings: 'quanto, quanta', weak: 'costa costano' },
    { openings: 'quanti anni, quanti, quante, ogni quanto', empty: 'ha', weak: 'persone' },
    { openings: 'a che ora, che giorno, in che data', weak: 'inizia comincia' },
    {
      openings: 'cosa significa, cosa succede a, cosa è successo a, che cosa, cosa, è possibile, è vero che',
    },
    { openings: 'si può, si possono, posso, possiamo, quando si può, come si può, dove si può' },
    { openings: 'chi, che, quando, dove, come, perché', empty: 'va vanno può possono' },
  ],
  lt: [
    { openings: 'kiek laiko, kaip ilgai', weak: 'trunka truks' },
    { openings: 'kiek, kiek metų, kelintą valandą, ar galima, ar', weak: 'kainuoja' },
  ],
  lv: [
    { openings: 'cik ilgi', weak: 'ilgst ilgs' },
    { openings: 'cik daudz, cik gadu, cikos, cik, vai var, vai', weak: 'maksā' },
  ],
  mk: [
    { openings: 'колку време, колку долго, колку', weak: 'трае траат чини' },
    { openings: 'во колку часот, дали може, дали, може ли' },
  ],
  ms: [
    { openings: 'berapa lama', weak: 'berlangsung bertahan' },
    { openings: 'berapa banyak, berapa umur, berapa, pukul berapa, adakah', weak: 'harga orang' },
  ],
  nl: [
    { openings: 'hoe lang', weak: 'duurt duren blijft blijven' },
    {
      openings: 'hoeveel, hoe veel, hoe oud, hoe vaak, hoe ver, hoe laat, hoe duur',
      weak: 'kost kosten begint mensen',
    },
    { openings: 'wat betekent, wat gebeurt er met, wat gebeurde er met' },
    { openings: 'wie, wat, waar, wanneer, hoe, waarom, kan, mag, moet, is, zijn', empty: 'gaat gaan men' },
  ],
  no: [
    { openings: 'hvor lenge', weak: 'varer' },
    {
      openings: 'hvor mange, hvor mye, hvor gammel, hvor ofte, hvor langt, hvilken dag, hva tid',
      weak: 'koster starter begynner mennesker',
    },
    { openings: 'hvem, hva, når, hvor, hvorfor, hvordan, kan, er', empty: 'man får' },
  ],
  pl: [
    { openings: 'jak długo, ile czasu, ile dni', weak: 'trwa trwają potrwa' },
    { openings: 'ile, ile lat, jak często, jak daleko', weak: 'kosztuje kosztują osób' },
    { openings: 'o której godzinie, o której, czy można, czy trzeba, czy mogę, co oznacza, co się stało z' },
    { openings: 'kto, co, gdzie, kiedy, dlaczego, jak, czy', empty: 'można trzeba' },
  ],
  pt: [
    { openings: 'quanto tempo, por quanto tempo, quantos dias', weak: 'dura duram demora leva' },
    { openings: 'quanto, quanta', weak: 'custa custam vale' },
    { openings: 'quantos anos, quantos, quantas', empty: 'tem', weak: 'pessoas' },
    { openings: 'que horas, a que horas, que dia, em que dia', weak: 'começa' },
    { openings: 'o que acontece com, o que aconteceu com, o que significa, é possível, é verdade que' },
    { openings: 'posso, pode se, podemos, quando posso, como posso, onde posso' },
    { openings: 'quem, que, o que, quando, onde, como, por que', empty: 'vai vão pode podem' },
  ],
  ro: [
    { openings: 'cât timp, cât de mult, câte zile', weak: 'durează dura' },
    { openings: 'cât, cât de des, câți ani, câți, câte, la ce oră', weak: 'costă începe oameni' },
    { openings: 'cine, ce, când, unde, cum, de ce', empty: 'putem' },
  ],
  ru: [
    {
      openings: 'сколько времени, сколько дней, как долго, сколько',
      weak: 'длится длятся продлится длиться',
    },
    { openings: 'сколько', weak: 'стоит стоят человек людей' },
    {
      openings: 'сколько лет, во сколько, в какое время, в котором часу, какого числа',
      weak: 'начало начнется',
    },
    {
      openings:
        'можно ли, нужно ли, надо ли, стоит ли, правда ли что, что значит, что означает, что случилось с',
    },
    { openings: 'кто, что, когда, где, как, почему, зачем, куда, откуда', empty: 'можно нужно надо' },
  ],
  sk: [
    { openings: 'ako dlho', weak: 'trvá trvajú potrvá' },
    { openings: 'koľko, koľko rokov, o koľkej, ako často, ako ďaleko', weak: 'stojí začína ľudí' },
  ],
  sl: [
    { openings: 'kako dolgo, koliko časa', weak: 'traja trajajo' },
    { openings: 'koliko, ob kateri uri, kako pogosto, ali lahko', weak: 'stane ljudi' },
  ],
  sq: [{ openings: 'sa kohë, sa vjeç, në çfarë ore, a mund të, sa', weak: 'zgjat zgjasin kushton' }],
  sr: [
    { openings: 'koliko dugo, koliko vremena, koliko', weak: 'traje traju košta ljudi' },
    { openings: 'u koliko sati, koliko godina ima, da li, može li, je li, sme li', weak: 'počinje' },
  ],
  sv: [
    { openings: 'hur länge', weak: 'varar håller' },
    {
      openings: 'hur många, hur mycket, hur gammal, hur ofta, hur långt, hur dags, vilken dag, vilken tid',
      weak: 'kostar börjar människor',
    },
    { openings: 'vem, vad, när, var, varför, hur, kan, är', empty: 'man får' },
  ],
  sw: [{ openings: 'kwa muda gani, muda gani, saa ngapi, je', weak: 'watu' }],
  tr: [
    { openings: 'ne kadar', weak: 'sürer sürüyor sürecek' },
    { openings: 'ne zaman, saat kaçta, kaç yaşında, kaç gün' },
    { openings: 'kaç', weak: 'kişi lira' },
  ],
  uk: [
    { openings: 'скільки часу, скільки днів, як довго, скільки', weak: 'триває тривають триватиме' },
    { openings: 'скільки', weak: 'коштує коштують людей' },
    { openings: 'скільки років, о котрій, о котрій годині, якого числа', weak: 'початок почнеться' },
    { openings: 'чи можна, чи треба, чи потрібно, чи правда що, що означає, що сталося з' },
    { openings: 'хто, що, коли, де, як, чому, куди, звідки', empty: 'можна треба потрібно' },
  ],
  uz: [{ openings: 'qancha vaqt, necha kun, nechta, necha yoshda, soat nechada, qancha' }],
  vi: [{ openings: 'bao lâu, bao nhiêu, mấy giờ, bao giờ, khi nào, ngày nào' }],
};
