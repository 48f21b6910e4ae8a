/** Every one of the first before every one of the second; `-` is nothing. */
function each(first: string, second: string): string {
  const parts = second.split(' ').map((one) => (one === '-' ? '' : one));
  return first
    .split(' ')
    .flatMap((one) => parts.map((part) => (one === '-' ? part : one + part)))
    .filter((one) => one !== '')
    .join(' ');
}

const RUSSIAN_CASES = 'ый ая ое ые ого ой ому ым ых ыми ую ом - а о ы';
const RUSSIAN_PARTICIPLES = each(
  'анн ан енн ен янн ян ованн ован ированн ирован ыт ыт ут нут авш ивш евш увш овавш ировавш ывш ывавш авш нувш ающ яющ ующ ирующ ущ ащ ящ ующ ивающ ывающ',
  `${RUSSIAN_CASES} ий ее ие его ей ему им их ими ую ем ая`,
);
const RUSSIAN_NOUNS = each(
  'ани ени яни овани ировани ывани ивани ыти ути нути ити',
  'е я ю ем и й ям ями ях',
);
const RUSSIAN_PAST = each('а и е я ы у ну ова ирова ыва ива ева', 'ть ти л ла ло ли в вши');
const RUSSIAN_PRESENT =
  'у ю ет ит ешь ишь ем им ете ите ут ют ат ят аю ает аем аете ают яю яет яем яют ею еет еем еют ую ует уем уют ирую ирует ируют иваю ивает ивают ываю ывает ывают ою оет оют оем ну нет нут ла ло ли ти ть ация ации ацию ацией аций';

const UKRAINIAN_CASES = 'ий а е і ого ої ому ій им их ими у ою о - ам ами ах';
const UKRAINIAN_PAST = each('а и і я у ну ува юва ира ирува ізува ова', 'ти ть в ла ло ли вши');
const UKRAINIAN_PRESENT =
  'у ю е є ить їть еш иш емо имо ете ите уть ють ать ять аю ає аємо ають яю яє яють ію іє іють ую ує уємо ують юю ює юють ирую ирує ирують ізую ізує ізують ну не нуть ла ло ли ти ив ию иє иють иємо еть єть аєть яєть ація ації ацію ацією';

const FRENCH_PERSONS = 'ai as a ons ez ont ais ait ions iez aient';
const SPANISH_AGREEMENT = 'o a os as';
const ROMANCE_INFINITIVES = 'ar er ir';
const TURKISH_TENSES =
  'mak mek maya meye mayi meyi masi mesi masina mesine masini mesini ma me acak ecek acagi ecegi acaklar ecekler di du ti tu dilar diler dular tilar tiler iyor uyor iyorlar uyorlar mis mus mistir mustur misti an en anlar enler is us ip up arak erek masinda mesinde digi dugu tigi tugu mali meli yor yacak yecek yan yen yarak yerek yis yus';
const TURKISH_PASSIVE = each('il ul', TURKISH_TENSES);

/**
 * Endings of verbs, and of the participles and nouns that are made of them. Taking off the longest leaves what the
 * forms of a verb have in common (rouvrir, rouvriront), and often the noun beside it (voter, vote). Words are kept
 * under it beside the stem that `endings.ts` leaves: nouns are not cut twice.
 */
export const VERB_ENDINGS: Readonly<Record<string, string>> = {
  cs: `it at et ut yt out nout ovat avat ivat yvat
    il ila ilo ili ily al ala alo aly ali el ela elo eli ely l la lo li ly nul nula nulo nuli nuly oval ovala ovalo ovali ovaly
    im is i ime ite eji aji a as ame ate am u es e eme ete ou uji uje ujeme ne nou nu ina inaji inal
    en ena eno eni eny enim enich an ana ano ani any anim anich ovan ovana ovano ovani ovany ovanim ut uta uto uty uti ace aci`,
  de: `en n e st est t et te ten tet test ete end ende enden ung ungen eln ern tem ter tes ieren iert ierte ierten ierung ierungen ation ationen`,
  el: `ω ει εις ουμε ετε ουν ε α αν ες αμε ατε εται ονται ομαι οταν ονταν αται ωνται ειται ουνται α αει ανε
    ησω ησει ησεις ησουμε ησουν ησε ησα ησαν ησες ηση ησης ησεων ηθηκε ηθηκαν ηθει ηθουν ηθεισ ημενος ημενη ημενο ημενα ημενοι
    θηκε θηκαν θει θουν τηκε τηκαν τει τουν χτηκε χτηκαν χτει χτουν
    ση σης σεις σεων σμος σμου σμο σμοι σμων ασμος ασμου ασμο ισμος ισμου ισμο μα ματος ματα μη μης μες μων σιμο σιμου
    μενος μενη μενο μενα μενοι μενες οντας ωντας ανεται ανονται ανει ανουν`,
  en: `ion ions ation ations ate ated ates ating ator ators ment ments ement ements ance ances al als`,
  es: `${ROMANCE_INFINITIVES} arse erse irse arlo arla
    ${each(ROMANCE_INFINITIVES, 'e as a emos an ia ias iamos ian')}
    o a e as es an en amos emos imos ais aste iste aron ieron io aba aban ia ian ara aran iera ieran ase iese yo yeron yendo uye uyen
    ${each('ad id', SPANISH_AGREEMENT)} ando iendo acion aciones icion iciones cion ciones ccion cciones amiento amientos imiento imientos`,
  fi: `a aa da ta la na ea ia ua taan daan laan naan etaan
    i ivat oi oivat ui uivat si sivat ti tivat ee uu oo vat avat evat uvat isi isivat oisi
    nut neet lut leet sut seet rut reet ttu ttiin tu tiin etty etyt ettu ettiin ettava ttava aminen eminen uminen iminen minen
    amista emista amisen emisen amiseen emiseen va vat ys us yksen uksen o u os e en`,
  fr: `er ir re ire e es ent ons ez ais ait aient ions iez ant a as ai ames ates erent irent it is i u ue us ues
    ${each('er ir r', FRENCH_PERSONS)} ee ees ie ies iss isse issent issait issant
    ation ations ition itions iction ictions ction ctions ement ements issement issements ants ante antes eture etures ature atures aison aisons`,
  hu: `ni ani eni nak nek anak enek tak tek ttak ttek ottak ettek ottek tuk tok tem tam ott ett t otta ette otte ottak
    ik nek ja jak i ik om em od ed unk hat het hatnak hetnek nanak nenek na ne
    as es asok esek asa ese asat eset ast est asanak esenek asara esere asaban esben asban asakor esekor
    tes tesek tott tett va ve o ok ok`,
  it: `are ere ire arsi ersi irsi arlo arla
    ${each('er ir ar', 'o ai a emo ete anno ebbe ebbero ei')}
    o i a e iamo ate ete ite ano ono ava avano eva evano iva ivano arono irono erono isce iscono
    ${each('at ut it', 'o a i e')} ando endo azione azioni izione izioni zione zioni ione ioni amento amenti imento imenti`,
  nl: `en t te ten de den d ing ingen eren eert eerde eerden eerd atie aties eer eerders`,
  pl: `ac ec ic yc uc nac owac ywac iwac owywac
    al ala alo ali aly il ila ilo ili ily yl yla ylo yli yly el ela elo eli ely l la lo li ly nal nela nelo neli nely owal owala owalo owali owaly ywal ywala ywalo ywali ywaly
    am asz amy acie aja e esz emy ecie a i isz imy icie y ysz ymy ycie ie ia uje ujesz ujemy uja uje ywa ywaja iwa iwaja yna ynaja ynal ynala nie na niesz
    any ana ane ano ani anych anym owany owana owane owano owani owanych ony ona one ono eni onych iony iona ione iono ieni ty ta te to ci
    anie ania aniu aniem owanie owania owaniu owaniem owan enie enia eniu eniem ienie ienia ieniu ieniem cie cia ciu ciem ecie ecia eciu eciem acja acji acje niecie niecia nieciu nieto niete niety nieta eto ete eta owa ywanie ywania`,
  pt: `${ROMANCE_INFINITIVES} ${each(ROMANCE_INFINITIVES, 'ei as a emos ao ia iam se')}
    o a e as es am em amos emos imos ei i ou eu iu aram eram iram ava avam ia iam asse esse isse arem erem irem
    ${each('ad id', SPANISH_AGREEMENT)} ando endo indo acao acoes icao icoes cao coes amento amentos imento imentos`,
  ru: `${RUSSIAN_PAST} ${RUSSIAN_PRESENT} ${RUSSIAN_PARTICIPLES} ${RUSSIAN_NOUNS}`,
  tr: `${TURKISH_TENSES} ${TURKISH_PASSIVE}`,
  uk: `${UKRAINIAN_PAST} ${UKRAINIAN_PRESENT}
    ${each('ал ил ан ен ян ован ирован уван ізован ирован ит ут нут ивш авш ювальн увальн юч уч ач яч', UKRAINIAN_CASES)}
    ${each('анн енн янн уванн юванн овуванн ованн ируванн ізуванн итт утт нутт', 'я ю ям і ях ями ь')}`,
};

/** What a verb may end in behind its endings: Russian `начнется`, `начался`. */
export const REFLEXIVES: Readonly<Record<string, RegExp>> = { ru: /с[яь]$/, uk: /с[яь]$/ };

/** How many letters must remain before most endings of verbs. */
export const SHORTEST_VERB: Readonly<Record<string, number>> = { en: 5 };

const ROMANCE_SHORT =
  'ar er ir o aron ieron ado ada ados adas ido ida idos idas ando endo iendo an en am em ou eu iu aram eram iram';

/**
 * Endings that are plain enough to leave a root of three letters: of `voter`, but not of `marie`. Russian and
 * Ukrainian have none.
 */
export const PLAIN_VERB_ENDINGS: Readonly<Record<string, string>> = {
  cs: 'it at et yt nout ovat ovan ovani uji il ila ilo ili ily al ala alo ali aly eni ani en ne ina inaji',
  de: 'en n te ten ung ungen ete',
  el: 'ηση ησεις ησει ησουν ησε ησαν ηθηκε ηθηκαν ηθει ηθουν ανεται ανονται',
  es: `${ROMANCE_SHORT} ${each(ROMANCE_INFINITIVES, 'a an ia ian')} acion aciones cion ciones`,
  fi: 'ta taan daan ttiin ttu minen aminen aa ee si sivat i ivat sut nut vat a',
  fr: `er ir ${each('er ir', 'a ont ait aient')} it ation ations ees ement ements ant ants`,
  hu: 'ni ani eni tak tek ottak ettek ott ett nak nek anak enek',
  it: `are ere ire ${each('er ir', 'a anno ebbe ebbero')} ato ata ati ate uto uta uti ute ito ita iti ano ono azione azioni zione`,
  nl: 'en te ten de den ing ingen',
  pl: `ac ec ic yc uc nac owac owal owala owali uje uja al ala alo ali aly il ila ilo ili ily nela nelo neli nie na
    ano any owano owanie owania owa`,
  pt: `${ROMANCE_SHORT} ${each(ROMANCE_INFINITIVES, 'a ao ia iam')} acao acoes cao coes`,
  tr: `mak mek acak ecek di du ti tu iyor mis mus ${each('il ul', 'di du acak ecek iyor mak mek an en mis mus')}`,
};
