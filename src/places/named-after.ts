/** Abbreviations for clubs beside a place's name in all languages; words of one language are in its `words.ts`. */
export const CLUB_ABBREVIATIONS = `
fc afc cf ac acf as asd bc ca cd cfc fk hc hbc hk jk kk kv ks mks gks nk ofk ogc rc rcd sc sd sg sk sco sv ssc tsg tsv tv
ud us vfb vfl vfr bk if ik phk psg фк хк бк вк пфк мфк гк жк
`;

/** Names of people, newspapers and things that contain the name of a place, but do not mean it; separated by commas. */
export const NAMES_WITH_PLACES = `
Paris Hilton, Paris Jackson, Paris Saint, Paris St, Paris SG, Paris Match, Jack London, London Breed, Irving Berlin,
Florence Pugh, Florence Nightingale, Florence Foresti, Florence Welch, Orlando Bloom, Victoria Beckham, Queen Victoria,
Victoria's Secret, Sofia Vergara, Sofia Coppola, Boston Dynamics, Boston Scientific, Boston Consulting,
Lewis Hamilton, Nancy Pelosi, Nancy Reagan, Abraham Lincoln, Austin Butler, Steve Austin, Charlotte Gainsbourg,
Charlotte Brontë, Princess Charlotte, Queen Charlotte, Google Lens, Perry Como, Cambridge Analytica,
T Mobile, PUBG Mobile, Chelsea Clinton, Chelsea Handler, Milan Baros,
Владимир Путин, Владимир Зеленский, Владимир Соловьев, Владимир Жириновский, Winston Salem,
Porto Alegre, Porto Velho, Porto Seguro, Vitória da Conquista, Opole Lubelskie
`;

/** Places with the name of a person: a mention counts only with other evidence that the place is meant. */
export const PLACES_WITH_NAMES_OF_PEOPLE = `
alexandria, asheville, austin, carlisle, charlotte, chester, clinton, douglas, florence, hamilton, jackson, jefferson,
lancaster, lincoln, madison, marion, nancy, orlando, preston, regina, savannah, stanley, tyler, warren, warwick, washington,
winston, santos, владимир, киров, пушкин, жуковский, королев
`;

/**
 * Well-known places with a given name. A capitalized word after it is taken for a family name (Sydney Sweeney), unless
 * the language lists the word among the institutions of places (Sydney Airport).
 */
export const PLACES_WITH_GIVEN_NAMES = `
adelaide, asuncion, aurora, bristol, brooklyn, carmen, chelsea, cheyenne, dallas, denver, diego, eugene, florence, florencia,
georgia, guadalupe, helena, houston, kent, kingston, leonardo, lourdes, lorena, melbourne, mercedes, milan, milano, paris,
petra, phoenix, raleigh, roma, rosario, salvador, san salvador, santiago, sheffield, siena, sofia, sydney, trinidad, troy,
valencia, victoria, vienna, virginia, виктория, милан, роман, софия
`;
