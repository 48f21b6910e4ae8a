/**
 * How a language writes numbers in words, as written; folded when read. Forms of one number are parted by `/`, and `-`
 * stands for a number whose word mostly means something else.
 */
export interface NumberWords {
  /** One, which in most languages is an article or a pronoun too. */
  one?: string;
  /** From two upwards, without a gap. */
  cardinals?: string;
  /** From twenty in steps of ten. */
  tens?: string;
  /** From two hundred in steps of a hundred, where they are single words. */
  hundreds?: string;
  /** What multiplies the number before it, `value:forms`. The first form of up to a thousand also stands alone. */
  scales?: string;
  /** From the first upwards; with `ordinalEndings` their stems. */
  ordinals?: string;
  ordinalEndings?: string;
  /** What makes ten more of the number before it: dua *belas*. */
  teen?: string;
  /** Nought, where numbers are also written place by place: 二〇二六. */
  zero?: string;
  /** Letters that join a part when they stand before it in the same word: Arabic خمسة وعشرون. */
  jointPrefix?: string;
  /** Prepositions written with the number, which say nothing: Hebrew בשלושה. */
  prefixes?: string;
  /** What joins two parts: two hundred *and* fifty. */
  joint?: string;
  /** Ones stand before tens: zwei*und*zwanzig. */
  onesFirst?: true;
  /** Parts are written as one word: zweihundert. */
  compound?: true;
}

/** By analysis language. Scripts without spaces, Korean and Vietnamese have `CHARACTER_NUMERALS` instead. */
export const NUMBER_WORDS: Readonly<Record<string, NumberWords>> = {
  en: {
    one: 'one',
    cardinals:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    scales:
      '100:hundred 1e3:thousand/k 1e6:million/m/mn/mln 1e9:billion/b/bn 1e12:trillion/tn/trn 1e5:lakh 1e7:crore/cr',
    ordinals: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
    joint: 'and',
  },
  de: {
    one: 'ein eine einen einem einer eines eins',
    cardinals:
      'zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    scales:
      '100:hundert 1e3:tausend/tsd 1e6:million/millionen/mio 1e9:milliarde/milliarden/mrd 1e12:billionen',
    ordinals: 'erst zweit dritt viert fünft sechst siebt acht neunt zehnt',
    ordinalEndings: 'e er en es em',
    joint: 'und',
    onesFirst: true,
    compound: true,
  },
  fr: {
    one: 'un une',
    cardinals: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante',
    scales:
      '100:cent/cents 1e3:mille 1e6:million/millions/m 1e9:milliard/milliards/md/mds/mrd 1e12:billion/billions',
    ordinals:
      'premier/première deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième',
    joint: 'et',
  },
  es: {
    one: 'un uno una',
    cardinals:
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    scales: '100:cien/ciento 1e3:mil 1e6:millón/millones/mdd 1e12:billón/billones',
    ordinals: 'primer segund tercer cuart quint sext séptim octav noven décim',
    ordinalEndings: '+ o a',
    joint: 'y',
  },
  pt: {
    one: 'um uma',
    cardinals:
      'dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds:
      'duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
    scales:
      '100:cem/cento 1e3:mil 1e6:milhão/milhões/mi/milhao 1e9:bilhão/bilhões/bi/bilião 1e12:trilhão/trilhões',
    ordinals:
      'primeiro/primeira segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima',
    joint: 'e',
  },
  it: {
    one: 'un uno una',
    cardinals:
      'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    scales: '100:cento 1e3:mille/mila 1e6:milione/milioni/mln 1e9:miliardo/miliardi/mld/mrd',
    ordinals:
      'primo seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima',
    compound: true,
  },
  nl: {
    one: 'een één',
    cardinals:
      'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    scales: '100:honderd 1e3:duizend 1e6:miljoen/mln 1e9:miljard/mrd/mld',
    ordinals: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende',
    joint: 'en',
    onesFirst: true,
    compound: true,
  },
  sv: {
    one: 'en ett',
    cardinals:
      'två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    scales: '100:hundra 1e3:tusen 1e6:miljon/miljoner/mn/milj/mkr 1e9:miljard/miljarder/md/mdr',
    ordinals: 'första/förste andra/andre tredje fjärde femte sjätte sjunde åttonde nionde tionde',
    compound: true,
  },
  da: {
    one: 'en et',
    cardinals:
      'to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    scales:
      '100:hundrede/hundred 1e3:tusind/tusinde 1e6:million/millioner/mio 1e9:milliard/milliarder/mia/mrd',
    ordinals: 'første anden/andet tredje fjerde femte sjette syvende ottende niende tiende',
    joint: 'og',
    onesFirst: true,
    compound: true,
  },
  no: {
    one: 'en ei ett',
    cardinals:
      'to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'tjue/tyve tretti/tredve førti femti seksti sytti åtti nitti',
    scales: '100:hundre 1e3:tusen 1e6:million/millioner/mill 1e9:milliard/milliarder/mrd',
    ordinals: 'første andre tredje fjerde femte sjette sjuende/syvende åttende niende tiende',
    compound: true,
  },
  is: {
    one: 'einn ein eitt',
    cardinals:
      'tveir/tvær/tvö/tveggja/tveimur/tvo þrír/þrjár/þrjú/þriggja/þremur/þrjá fjórir/fjórar/fjögur/fjögurra/fjórum/fjóra fimm sex sjö átta níu tíu ellefu tólf',
    tens: 'tuttugu þrjátíu fjörutíu fimmtíu sextíu sjötíu áttatíu níutíu',
    scales:
      '100:hundrað 1e3:þúsund 1e6:milljón/milljónir/milljóna/milljónum 1e9:milljarður/milljarðar/milljarða/milljörðum/ma',
    ordinals: 'fyrsti/fyrsta/fyrstu',
  },
  fi: {
    one: 'yksi yhden yhtä',
    cardinals:
      'kaksi/kahden/kahta/kahdessa/kahdesta kolme/kolmen/kolmea/kolmessa/kolmesta neljä/neljän/neljää/neljässä viisi/viiden/viittä/viidessä kuusi/kuuden/kuutta seitsemän/seitsemää kahdeksan/kahdeksaa yhdeksän/yhdeksää kymmenen/kymmentä yksitoista kaksitoista kolmetoista',
    tens: 'kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä',
    scales:
      '100:sata/sataa/sadan 1e3:tuhat/tuhatta/tuhannen 1e6:miljoona/miljoonaa/miljoonan/milj 1e9:miljardi/miljardia/miljardin/mrd',
    ordinals:
      'ensimmäinen/ensimmäisen/ensimmäisessä/ensimmäisellä/ensimmäistä - kolmas/kolmannen/kolmannella/kolmatta neljäs/neljännen/neljännellä/neljättä viides/viidennen',
    compound: true,
  },
  et: {
    one: 'üks ühe',
    cardinals:
      'kaks/kahe/kaht kolm/kolme neli/nelja viis/viie kuus/kuue seitse/seitsme kaheksa üheksa kümme/kümne',
    scales:
      '100:sada/saja 1e3:tuhat/tuhande/tuhandet 1e6:miljon/miljoni/miljonit/mln 1e9:miljard/miljardi/miljardit/mld/mrd',
    ordinals:
      'esimene/esimese/esimest/esimeses - kolmas/kolmanda/kolmandat/kolmandas neljas/neljanda/neljandat/neljandas',
  },
  lv: {
    one: 'viens viena vienu',
    cardinals:
      'divi/divas/divu/diviem/divām/divus trīs/trim/triju četri/četras/četru/četriem/četrus pieci/piecas/piecu/pieciem seši/sešas/sešu/sešiem septiņi/septiņas/septiņu astoņi/astoņas/astoņu deviņi/deviņas/deviņu desmit',
    tens: 'divdesmit trīsdesmit četrdesmit piecdesmit sešdesmit septiņdesmit astoņdesmit deviņdesmit',
    scales:
      '100:simts/simti/simtu 1e3:tūkstotis/tūkstoši/tūkstošus/tūkstošu/tūkstošiem/tūkst 1e6:miljons/miljoni/miljonus/miljonu/miljoniem/milj 1e9:miljards/miljardi/miljardus/miljardu/mljrd',
    ordinals: 'pirm otr treš ceturt piekt sest septīt astot devīt desmit',
    ordinalEndings: 'ais ā ajā o ie ās ajai',
  },
  lt: {
    one: 'vienas viena vieną vieno',
    cardinals:
      'du/dvi/dviejų/dviem trys/trijų/tris/trims keturi/keturios/keturių/keturis/keturias penki/penkios/penkių/penkis/penkias šeši/šešios/šešių/šešis septyni/septynios/septynių/septynis aštuoni/aštuonios/aštuonių/aštuonis devyni/devynios/devynių dešimt',
    tens: 'dvidešimt trisdešimt keturiasdešimt penkiasdešimt šešiasdešimt septyniasdešimt aštuoniasdešimt devyniasdešimt',
    scales:
      '100:šimtas/šimtai/šimtų 1e3:tūkstantis/tūkstančiai/tūkstančius/tūkstančių/tūkst 1e6:milijonas/milijonai/milijonus/milijonų/milijono/mln 1e9:milijardas/milijardai/milijardus/milijardų/milijardo/mlrd',
    ordinals: 'pirm antr treč ketvirt penkt šešt septint aštunt devint dešimt',
    ordinalEndings: 'as a asis oji ąjį ą ojo o oje ame ąją ajame iasis ią iąjį io ioji iame iojo iajame',
  },
  pl: {
    one: 'jeden jedna jedno jednego jednej jedną jednym',
    cardinals:
      'dwa/dwie/dwóch/dwoje/dwaj/dwu/dwom/dwoma/dwiema/dwojga trzy/trzech/trzej/troje/trzem/trzema/trojga cztery/czterech/czterej/czworo/czterem pięć/pięciu/pięcioro sześć/sześciu/sześcioro siedem/siedmiu/siedmioro osiem/ośmiu/ośmioro dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu',
    tens: 'dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu',
    hundreds:
      'dwieście/dwustu trzysta/trzystu czterysta/czterystu pięćset/pięciuset sześćset/sześciuset siedemset/siedmiuset osiemset/ośmiuset dziewięćset/dziewięciuset',
    scales:
      '100:sto/stu 1e3:tysiąc/tysiące/tysięcy/tysiącach/tysiącami/tys 1e6:milion/miliony/milionów/milionach/milionami/miliona/mln 1e9:miliard/miliardy/miliardów/miliardach/miliardami/miliarda/mld 1e12:bilion/biliony/bilionów/bln',
    ordinals: 'pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt',
    ordinalEndings: 'y a e ego ej ym ą emu i ie iego iej im ia ią iemu',
  },
  cs: {
    one: 'jeden jedna jedno jednoho jednu',
    cardinals:
      'dva/dvě/dvou/dvěma tři/tří/třech/třemi čtyři/čtyř/čtyřech pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct',
    tens: 'dvacet/dvaceti třicet/třiceti čtyřicet padesát šedesát sedmdesát osmdesát devadesát',
    scales:
      '100:sto/stě/sta/set 1e3:tisíc/tisíce/tisíců/tis 1e6:milion/miliony/milionů/milionu/mil/mio 1e9:miliarda/miliardy/miliard/miliardu/mld',
    ordinals: 'prvn druh třet čtvrt pát šest sedm osm devát desát',
    ordinalEndings: 'í ího ím ý á é ého ému ém ým ou',
  },
  sk: {
    one: 'jeden jedna jedno jedného jednu',
    cardinals:
      'dva/dve/dvaja/dvoch/dvom/dvoma tri/traja/troch/trom/troma štyri/štyria/štyroch päť/piati/piatich šesť/šiesti/šiestich sedem/siedmi/siedmich osem/ôsmi/ôsmich deväť/deviati desať/desiati jedenásť dvanásť trinásť štrnásť pätnásť šestnásť sedemnásť osemnásť devätnásť',
    tens: 'dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat deväťdesiat',
    hundreds: 'dvesto tristo štyristo päťsto šesťsto sedemsto osemsto deväťsto',
    scales:
      '100:sto 1e3:tisíc/tisíce/tis 1e6:milión/milióny/miliónov/milióna/mil/mio 1e9:miliarda/miliardy/miliárd/miliardu/mld',
    ordinals: 'prv druh tret štvrt piat šiest siedm ôsm deviat desiat',
    ordinalEndings: 'ý á é ého ej om ou ým ú í ia ieho iu ie',
  },
  hu: {
    one: 'egy',
    cardinals:
      'két/kettő/ketten három/hárman négy/négyen öt/öten hat/hatan hét/heten nyolc kilenc tíz tizenegy tizenkét/tizenkettő tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc',
    tens: 'húsz/huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
    scales: '100:száz 1e3:ezer 1e6:millió 1e9:milliárd',
    ordinals: 'első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik',
    compound: true,
  },
  ro: {
    one: 'un o una unu',
    cardinals:
      'doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece treisprezece paisprezece cincisprezece șaisprezece șaptesprezece optsprezece nouăsprezece',
    tens: 'douăzeci treizeci patruzeci cincizeci șaizeci șaptezeci optzeci nouăzeci',
    scales: '100:sută/sute 1e3:mie/mii 1e6:milion/milioane/mil 1e9:miliard/miliarde/mld',
    ordinals: 'prima/primul - treia/treilea patra/patrulea cincea/cincilea',
    joint: 'și',
  },
  bg: {
    one: 'един една едно',
    cardinals:
      'два/две/двама/двамата/двете три/трима/тримата/трите четири/четирима пет/петима шест/шестима седем осем девет десет единадесет/единайсет дванадесет/дванайсет тринадесет/тринайсет четиринадесет/четиринайсет петнадесет/петнайсет',
    tens: 'двадесет/двайсет тридесет/трийсет четиридесет/четирийсет петдесет шестдесет/шейсет седемдесет осемдесет деветдесет',
    hundreds: 'двеста триста четиристотин петстотин шестстотин седемстотин осемстотин деветстотин',
    scales: '100:сто 1e3:хиляда/хиляди/хил 1e6:милион/милиона/милиони/млн 1e9:милиард/милиарда/милиарди/млрд',
    ordinals: 'първ втор трет четвърт пет шест седм осм девет десет',
    ordinalEndings: 'и а о ия ият ата ото',
    joint: 'и',
  },
  mk: {
    one: 'еден една едно',
    cardinals: 'два/две/двајца три/тројца четири/четворица пет/петмина шест/шестмина седум осум девет десет',
    tens: 'дваесет триесет четириесет педесет шеесет седумдесет осумдесет деведесет',
    scales: '100:сто 1e3:илјада/илјади/илј 1e6:милион/милиони/милиона 1e9:милијарда/милијарди',
    ordinals: 'прв втор трет четврт пет шест седм осм девет десет',
    ordinalEndings: 'и а о иот ата ото',
    joint: 'и',
  },
  ru: {
    one: 'один одна одно одного одной одну одним одному',
    cardinals:
      'два/две/двое/двух/двум/двумя/двоих три/трое/трех/трем/тремя/троих четыре/четверо/четырех/четырем/четырьмя/четверых пять/пятеро/пяти/пятью/пятерых шесть/шестеро/шести/шестью/шестерых семь/семеро/семи/семью восемь/восьми/восемью девять/девяти десять/десяти/десятью одиннадцать/одиннадцати двенадцать/двенадцати тринадцать/тринадцати четырнадцать/четырнадцати пятнадцать/пятнадцати шестнадцать/шестнадцати семнадцать/семнадцати восемнадцать/восемнадцати девятнадцать/девятнадцати',
    tens: 'двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто',
    hundreds:
      'двести/двухсот триста/трехсот четыреста/четырехсот пятьсот/пятисот шестьсот/шестисот семьсот/семисот восемьсот/восьмисот девятьсот/девятисот',
    scales:
      '100:сто/ста 1e3:тысяча/тысячи/тысяч/тысячу/тысячам/тысячами/тыс 1e6:миллион/миллиона/миллионов/миллионам/миллиону/млн 1e9:миллиард/миллиарда/миллиардов/миллиардам/млрд 1e12:триллион/триллиона/триллионов/трлн',
    ordinals: 'перв втор трет четверт пят шест седьм восьм девят десят',
    ordinalEndings: 'ый ой ая ое ого ому ым ом ую ий ья ье ьего ьему ьей ьем ью',
  },
  uk: {
    one: 'один одна одне одного одну одній',
    cardinals:
      'два/дві/двоє/двох/двом/двома три/троє/трьох/трьом/трьома чотири/четверо/чотирьох/чотирьом п’ять/п’ятеро/п’яти/п’ятьох шість/шестеро/шести/шістьох сім/семеро/семи/сімох вісім/восьми/вісьмох/восьмеро дев’ять/дев’яти/дев’ятьох десять/десяти/десятьох одинадцять/одинадцяти дванадцять/дванадцяти тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять',
    tens: 'двадцять/двадцяти тридцять/тридцяти сорок/сорока п’ятдесят/п’ятдесяти шістдесят сімдесят вісімдесят дев’яносто',
    hundreds: 'двісті/двохсот триста/трьохсот чотириста п’ятсот/п’ятисот шістсот сімсот вісімсот дев’ятсот',
    scales:
      '100:сто 1e3:тисяча/тисячі/тисяч/тисячу/тис 1e6:мільйон/мільйона/мільйони/мільйонів/млн 1e9:мільярд/мільярда/мільярди/мільярдів/млрд 1e12:трильйон/трильйона/трильйонів/трлн',
    ordinals: 'перш друг трет четверт п’ят шост сьом восьм дев’ят десят',
    ordinalEndings: 'ий а е ого ому им ій у ої ій ю ьої ьому я ього ьою ою',
  },
  be: {
    one: 'адзін адна адно аднаго адной',
    cardinals:
      'два/дзве/двое/двух тры/трое/трох чатыры/чацвёра/чатырох пяць/пяці/пяцёра шэсць/шасці сем/сямі восем/васьмі дзевяць дзесяць/дзесяці',
    tens: 'дваццаць трыццаць сорак пяцьдзясят шэсцьдзясят семдзесят восемдзесят дзевяноста',
    scales:
      '100:сто 1e3:тысяча/тысячы/тысяч/тысячу/тыс 1e6:мільён/мільёна/мільёны/мільёнаў/млн 1e9:мільярд/мільярда/мільярды/мільярдаў/млрд',
    ordinals: 'перш друг трэц чацвёрт пят шост сём восьм дзявят дзясят',
    ordinalEndings: 'ы ая ае ага аму ым ай ую і яя яе яга яй юю',
  },
  sr: {
    one: 'jedan jedna jedno jednog jednu',
    cardinals:
      'dva/dvaju/dviju/dve/dvije/dvoje/dvojica/dvojicu/dvojice tri/triju/troje/trojica/trojicu/trojice četiri/četvoro/četvorica pet/petoro/petorica šest/šestoro sedam/sedmoro osam/osmoro devet deset/desetoro jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    tens: 'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
    hundreds: 'dvesta/dvjesta/dvesto trista/tristo četiristo petsto šeststo/šesto sedamsto osamsto devetsto',
    scales:
      '100:sto/stotinu 1e3:hiljada/hiljadu/hiljade/hilj 1e6:milion/miliona/milioni/mil 1e9:milijarda/milijardu/milijarde/milijardi/mlrd',
    ordinals: 'prv drug treć četvrt pet šest sedm osm devet deset',
    ordinalEndings: 'i a o og oj om u e eg em',
    joint: 'i',
  },
  hr: {
    one: 'jedan jedna jedno jednog jednu',
    cardinals:
      'dva/dvaju/dviju/dvije/dvoje/dvojica/dvojicu/dvojice tri/triju/troje/trojica/trojicu/trojice četiri/četvero/četvorica pet/petero/petorica šest/šestero sedam/sedmero osam/osmero devet deset/desetero jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    tens: 'dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
    hundreds: 'dvjesto/dvjesta tristo/trista četiristo petsto šesto sedamsto osamsto devetsto',
    scales:
      '100:sto/stotinu 1e3:tisuća/tisuću/tisuće/tis 1e6:milijun/milijuna/milijuni/mil 1e9:milijarda/milijardu/milijarde/milijardi/mlrd',
    ordinals: 'prv drug treć četvrt pet šest sedm osm devet deset',
    ordinalEndings: 'i a o og oj om u e eg em',
    joint: 'i',
  },
  sl: {
    one: 'en eden ena eno',
    cardinals:
      'dva/dve/dveh trije/tri/treh štirje/štiri/štirih pet/petih šest/šestih sedem osem devet deset enajst dvanajst trinajst štirinajst petnajst',
    tens: 'dvajset trideset štirideset petdeset šestdeset sedemdeset osemdeset devetdeset',
    hundreds: 'dvesto tristo štiristo petsto šeststo sedemsto osemsto devetsto',
    scales:
      '100:sto 1e3:tisoč 1e6:milijon/milijona/milijone/milijoni/milijonov/mio 1e9:milijarda/milijardi/milijarde/milijard/mrd',
    ordinals: 'prv drug tretj četrt pet šest sedm osm devet deset',
    ordinalEndings: 'i a o ega em ih e',
  },
  el: {
    one: 'ένας μία μια ένα έναν μιας ενός',
    cardinals:
      'δύο/δυο τρεις/τρία/τριών τέσσερις/τέσσερα/τεσσάρων πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά δέκα έντεκα/ένδεκα δώδεκα δεκατρείς/δεκατρία δεκατέσσερις/δεκατέσσερα δεκαπέντε δεκαέξι δεκαεπτά δεκαοκτώ δεκαεννέα/δεκαεννιά',
    tens: 'είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα',
    hundreds:
      'διακόσιοι/διακόσιες/διακόσια/διακοσίων τριακόσιοι/τριακόσιες/τριακόσια/τριακοσίων τετρακόσιοι/τετρακόσιες/τετρακόσια πεντακόσιοι/πεντακόσιες/πεντακόσια εξακόσιοι/εξακόσιες/εξακόσια επτακόσιοι/επτακόσιες/επτακόσια οκτακόσιοι/οκτακόσιες/οκτακόσια εννιακόσιοι/εννιακόσιες/εννιακόσια',
    scales:
      '100:εκατό/εκατόν 1e3:χίλια/χίλιοι/χίλιες/χιλιάδες/χιλιάδων/χιλ 1e6:εκατομμύριο/εκατομμύρια/εκατομμυρίων/εκατ 1e9:δισεκατομμύριο/δισεκατομμύρια/δισεκατομμυρίων/δισ',
    ordinals: 'πρώτ δεύτερ τρίτ τέταρτ πέμπτ έκτ έβδομ όγδο ένατ δέκατ',
    ordinalEndings: 'ος η ο ου ης ην',
  },
  tr: {
    one: 'bir',
    cardinals: 'iki üç dört beş altı yedi sekiz dokuz on',
    tens: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
    scales: '100:yüz 1e3:bin 1e6:milyon/mn 1e9:milyar/mlr 1e12:trilyon',
    ordinals: 'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu',
    compound: true,
  },
  az: {
    one: 'bir',
    cardinals: 'iki üç dörd beş altı yeddi səkkiz doqquz on',
    tens: 'iyirmi otuz qırx əlli altmış yetmiş səksən doxsan',
    scales: '100:yüz 1e3:min 1e6:milyon/mln 1e9:milyard/mlrd',
    ordinals: 'birinci ikinci üçüncü dördüncü beşinci altıncı yeddinci səkkizinci doqquzuncu onuncu',
  },
  kk: {
    one: 'бір',
    cardinals: 'екі үш төрт бес алты жеті сегіз тоғыз он',
    tens: 'жиырма отыз қырық елу алпыс жетпіс сексен тоқсан',
    scales: '100:жүз 1e3:мың 1e6:миллион/млн 1e9:миллиард/млрд',
    ordinals: 'бірінші екінші үшінші төртінші бесінші',
  },
  uz: {
    one: 'bir',
    cardinals: 'ikki uch to‘rt besh olti yetti sakkiz to‘qqiz o‘n',
    tens: 'yigirma o‘ttiz qirq ellik oltmish yetmish sakson to‘qson',
    scales: '100:yuz 1e3:ming 1e6:million/mln 1e9:milliard/mlrd',
    ordinals: 'birinchi ikkinchi uchinchi to‘rtinchi beshinchi',
  },
  mn: {
    one: 'нэг',
    cardinals:
      'хоёр гурван/гурав дөрвөн/дөрөв таван/тав зургаан/зургаа долоон/долоо найман/найм есөн/ес арван/арав',
    scales: '100:зуун/зуу 1e3:мянган/мянга 1e6:сая 1e9:тэрбум',
  },
  ar: {
    one: 'واحد واحدة',
    cardinals:
      'اثنان/اثنين/اثنتان/اثنتين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر',
    tens: 'عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين',
    hundreds:
      'مئتان/مئتين/مئتي/مائتان/مائتين/مائتي ثلاثمئة/ثلاثمائة أربعمئة/أربعمائة خمسمئة/خمسمائة ستمئة/ستمائة سبعمئة/سبعمائة ثمانمئة/ثمانمائة تسعمئة/تسعمائة',
    jointPrefix: 'و',
    onesFirst: true,
    scales: '100:مئة/مائة 1e3:ألف/آلاف/ألفا 1e6:مليون/ملايين/مليونا 1e9:مليار/مليارات/مليارا 1e12:تريليون',
    ordinals:
      'أول/أولى ثاني/ثانية ثالث/ثالثة رابع/رابعة خامس/خامسة سادس/سادسة سابع/سابعة ثامن/ثامنة تاسع/تاسعة عاشر/عاشرة',
  },
  fa: {
    one: 'یک',
    cardinals: 'دو سه چهار پنج شش هفت هشت - ده',
    tens: 'بیست سی چهل پنجاه شصت هفتاد هشتاد نود',
    hundreds: 'دویست سیصد چهارصد پانصد ششصد هفتصد هشتصد نهصد',
    scales: '100:صد 1e3:هزار 1e6:میلیون 1e9:میلیارد 1e12:تریلیون',
    ordinals: 'اول/نخست دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم',
    joint: 'و',
  },
  ur: {
    one: 'ایک',
    cardinals: 'دو تین چار پانچ چھ سات آٹھ نو دس',
    tens: 'بیس تیس چالیس پچاس',
    scales: '100:سو 1e3:ہزار 1e5:لاکھ 1e7:کروڑ 1e9:ارب',
    ordinals: 'پہلا/پہلی دوسرا/دوسری/دوسرے تیسرا/تیسری/تیسرے چوتھا/چوتھی/چوتھے',
  },
  he: {
    one: 'אחד אחת',
    cardinals:
      'שני/שתי/שניים/שתיים שלושה/שלוש/שלושת ארבעה/ארבע/ארבעת חמישה/חמש/חמשת שישה/שש/ששת שבעה/שבע/שבעת שמונה/שמונת תשעה/תשע/תשעת עשרה/עשר/עשרת',
    tens: 'עשרים שלושים ארבעים חמישים שישים שבעים שמונים תשעים',
    hundreds: 'מאתיים',
    prefixes: 'ב ל מ כ ו',
    scales: '100:מאה/מאות 1e3:אלף/אלפים/אלפי 1e6:מיליון/מיליוני/מליון 1e9:מיליארד/מיליארדי/מליארד',
    ordinals:
      'ראשון/ראשונה שנייה/שניה שלישי/שלישית רביעי/רביעית חמישי/חמישית שישי/שישית שביעי/שביעית שמיני/שמינית תשיעי/תשיעית עשירי/עשירית',
  },
  hi: {
    one: 'एक',
    cardinals: 'दो तीन चार पांच छह/छः/छे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह उन्नीस',
    tens: 'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
    scales: '100:सौ 1e3:हजार 1e5:लाख 1e7:करोड़ 1e9:अरब',
    ordinals: 'पहला/पहली दूसरा/दूसरी/दूसरे तीसरा/तीसरी/तीसरे चौथा/चौथी/चौथे पांचवां/पांचवीं/पांचवें छठा/छठी/छठे',
  },
  mr: {
    one: 'एक',
    cardinals: 'दोन तीन चार पाच सहा सात आठ नऊ दहा',
    tens: 'वीस तीस चाळीस पन्नास साठ सत्तर ऐंशी नव्वद',
    scales: '100:शंभर/शे 1e3:हजार 1e5:लाख 1e7:कोटी',
    ordinals: 'पहिला/पहिली/पहिल्या दुसरा/दुसरी/दुसऱ्या तिसरा/तिसरी/तिसऱ्या चौथा/चौथी/चौथ्या',
  },
  ne: {
    one: 'एक',
    cardinals: 'दुई तीन चार पाँच छ सात आठ नौ दश/दस',
    tens: 'बीस तीस चालीस पचास साठी सत्तरी असी नब्बे',
    scales: '100:सय 1e3:हजार 1e5:लाख 1e7:करोड 1e9:अर्ब',
    ordinals: 'पहिलो दोस्रो तेस्रो चौथो',
  },
  bn: {
    one: 'এক',
    cardinals: 'দুই/দু তিন চার পাঁচ ছয় সাত আট - দশ এগারো বারো তেরো চৌদ্দ পনেরো',
    tens: 'বিশ/কুড়ি ত্রিশ চল্লিশ পঞ্চাশ ষাট সত্তর আশি নব্বই',
    scales: '100:শ/শো 1e3:হাজার 1e5:লাখ/লক্ষ 1e7:কোটি',
    ordinals: 'প্রথম দ্বিতীয় তৃতীয় চতুর্থ পঞ্চম',
  },
  gu: {
    one: 'એક',
    cardinals: 'બે ત્રણ ચાર પાંચ છ સાત આઠ - દસ',
    scales: '100:સો 1e3:હજાર 1e5:લાખ 1e7:કરોડ',
    ordinals: 'પ્રથમ/પહેલી/પહેલો બીજી/બીજો/બીજા ત્રીજી/ત્રીજો/ત્રીજા',
  },
  pa: {
    one: 'ਇੱਕ ਇਕ',
    cardinals: 'ਦੋ ਤਿੰਨ ਚਾਰ ਪੰਜ ਛੇ ਸੱਤ ਅੱਠ ਨੌਂ ਦਸ',
    scales: '100:ਸੌ 1e3:ਹਜ਼ਾਰ 1e5:ਲੱਖ 1e7:ਕਰੋੜ',
    ordinals: 'ਪਹਿਲਾ/ਪਹਿਲੀ/ਪਹਿਲੇ ਦੂਜਾ/ਦੂਜੀ/ਦੂਜੇ ਤੀਜਾ/ਤੀਜੀ/ਤੀਜੇ',
  },
  ta: {
    one: 'ஒரு',
    cardinals: 'இரண்டு/இரு/2 மூன்று நான்கு ஐந்து ஆறு ஏழு எட்டு ஒன்பது பத்து',
    scales: '100:நூறு 1e3:ஆயிரம் 1e5:லட்சம் 1e7:கோடி',
    ordinals: 'முதல் இரண்டாவது/2வது மூன்றாவது நான்காவது ஐந்தாவது',
  },
  te: {
    one: 'ఒక ఒక్క',
    cardinals: 'రెండు మూడు నాలుగు ఐదు ఆరు ఏడు ఎనిమిది తొమ్మిది పది',
    scales: '100:వంద/వందల 1e3:వెయ్యి/వేల/వేలు 1e5:లక్ష/లక్షల/లక్షలు 1e7:కోటి/కోట్ల/కోట్లు',
    ordinals: 'తొలి/మొదటి రెండో/రెండవ మూడో/మూడవ నాలుగో/నాలుగవ',
  },
  kn: {
    one: 'ಒಂದು ಒಬ್ಬ',
    cardinals: 'ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು',
    scales: '100:ನೂರು 1e3:ಸಾವಿರ 1e5:ಲಕ್ಷ 1e7:ಕೋಟಿ',
    ordinals: 'ಮೊದಲ ಎರಡನೇ ಮೂರನೇ ನಾಲ್ಕನೇ',
  },
  ml: {
    one: 'ഒരു',
    cardinals: 'രണ്ട്/രണ്ടു മൂന്ന്/മൂന്നു നാല്/നാലു അഞ്ച്/അഞ്ചു ആറ്/ആറു ഏഴ്/ഏഴു എട്ട്/എട്ടു ഒമ്പത്/ഒൻപത് പത്ത്/പത്തു',
    scales: '100:നൂറ് 1e3:ആയിരം 1e5:ലക്ഷം 1e7:കോടി',
    ordinals: 'ഒന്നാം രണ്ടാം മൂന്നാം നാലാം',
  },
  id: {
    one: 'satu',
    cardinals: 'dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
    teen: 'belas',
    scales: '10:puluh 100:seratus/ratus 1e3:seribu/ribu/rb 1e6:juta/jt 1e9:miliar/milyar/m 1e12:triliun/t',
    ordinals: 'pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh',
  },
  ms: {
    one: 'satu',
    cardinals: 'dua tiga empat lima enam tujuh lapan sembilan sepuluh sebelas',
    teen: 'belas',
    scales: '10:puluh 100:seratus/ratus 1e3:seribu/ribu 1e6:juta 1e9:bilion 1e12:trilion',
    ordinals: 'pertama kedua ketiga keempat kelima keenam ketujuh kelapan kesembilan kesepuluh',
  },
  sw: {
    one: 'moja mmoja',
    cardinals:
      'mbili/wawili/viwili/miwili/mawili tatu/watatu/vitatu/mitatu nne/wanne/vinne/minne tano/watano/vitano/mitano sita saba nane/wanane tisa kumi',
    ordinals: 'kwanza pili',
  },
  fil: {
    one: 'isa isang',
    cardinals:
      'dalawa/dalawang tatlo/tatlong apat lima/limang anim pito/pitong walo/walong siyam sampu/sampung',
    ordinals: 'unang ikalawang/pangalawang ikatlong/pangatlong ikaapat ikalimang',
    scales: '100:sandaan 1e3:libo/libong 1e6:milyon/milyong 1e9:bilyon/bilyong',
  },
  ca: {
    one: 'un una',
    cardinals: 'dos/dues tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze setze',
    tens: 'vint trenta quaranta cinquanta seixanta setanta vuitanta noranta',
    scales: '100:cent 1e3:mil 1e6:milió/milions',
    ordinals: 'primer/primera segon/segona tercer/tercera quart/quarta cinquè/cinquena',
  },
  gl: {
    one: 'un unha',
    cardinals: 'dous/dúas tres catro cinco seis sete oito nove dez once doce',
    tens: 'vinte trinta corenta cincuenta sesenta setenta oitenta noventa',
    scales: '100:cen/cento 1e3:mil 1e6:millón/millóns',
    ordinals: 'primeiro/primeira segunda terceiro/terceira',
  },
  eu: {
    one: 'bat',
    cardinals: 'bi hiru lau bost sei zazpi zortzi bederatzi hamar',
    scales: '100:ehun 1e3:mila 1e6:milioi 1e9:miliar',
    ordinals: 'lehen bigarren hirugarren laugarren bosgarren',
  },
  af: {
    one: 'een',
    cardinals: 'twee drie vier vyf ses sewe agt nege tien elf twaalf',
    tens: 'twintig dertig veertig vyftig sestig sewentig tagtig negentig',
    scales: '100:honderd 1e3:duisend 1e6:miljoen/mjn 1e9:miljard',
    ordinals: 'eerste tweede derde vierde vyfde',
    compound: true,
  },
  sq: {
    one: 'një',
    cardinals: 'dy/dyja tre/tri/tri katër pesë gjashtë shtatë tetë nëntë dhjetë',
    scales: '100:qind 1e3:mijë/mije 1e6:milion/milionë 1e9:miliard/miliardë',
    ordinals: '- dytë/dyti tretë/treti katërt pestë',
  },
  ka: {
    one: 'ერთი',
    cardinals: 'ორი/ორ სამი/სამ ოთხი/ოთხ ხუთი/ხუთ ექვსი/ექვს შვიდი/შვიდ რვა ცხრა ათი/ათ',
    scales: '100:ასი 1e3:ათასი/ათას 1e6:მილიონი/მილიონ/მლნ 1e9:მილიარდი/მილიარდ/მლრდ',
    ordinals: 'პირველი/პირველ მეორე მესამე მეოთხე მეხუთე',
  },
  hy: {
    one: 'մեկ մի',
    cardinals: 'երկու երեք չորս հինգ վեց յոթ ութ ինը տասը/տաս',
    scales: '100:հարյուր 1e3:հազար 1e6:միլիոն/մլն 1e9:միլիարդ/մլրդ',
    ordinals: 'առաջին երկրորդ երրորդ չորրորդ հինգերորդ',
  },
};
