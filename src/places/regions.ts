/**
 * Regions that identify a city: country, name, and abbreviations used in headlines. In a query, an abbreviation of two
 * letters counts only after a comma. In articles, abbreviations match only as typed.
 */
export const REGIONS = `
US|Alabama|AL|Ala
US|Alaska|AK
US|Arizona|AZ|Ariz
US|Arkansas|AR|Ark
US|California|CA|Calif
US|Colorado|CO|Colo
US|Connecticut|CT|Conn
US|Delaware|DE|Del
US|Florida|FL|Fla
US|Georgia|GA|Ga
US|Hawaii|HI
US|Idaho|ID
US|Illinois|IL|Ill
US|Indiana|IN|Ind
US|Iowa|IA
US|Kansas|KS|Kan
US|Kentucky|KY|Ky
US|Louisiana|LA|La
US|Maine|ME
US|Maryland|MD|Md
US|Massachusetts|MA|Mass
US|Michigan|MI|Mich
US|Minnesota|MN|Minn
US|Mississippi|MS|Miss
US|Missouri|MO|Mo
US|Montana|MT|Mont
US|Nebraska|NE|Neb
US|Nevada|NV|Nev
US|New Hampshire|NH
US|New Jersey|NJ
US|New Mexico|NM
US|New York|NY
US|North Carolina|NC
US|North Dakota|ND
US|Ohio|OH
US|Oklahoma|OK|Okla
US|Oregon|OR|Ore
US|Pennsylvania|PA|Pa
US|Rhode Island|RI
US|South Carolina|SC
US|South Dakota|SD
US|Tennessee|TN|Tenn
US|Texas|TX|Tex
US|Utah|UT
US|Vermont|VT|Vt
US|Virginia|VA|Va
US|Washington|WA|Wash
US|West Virginia|WV
US|Wisconsin|WI|Wis
US|Wyoming|WY|Wyo
US|District of Columbia|DC
CA|Alberta|AB|Alta
CA|British Columbia|BC
CA|Manitoba|MB|Man
CA|New Brunswick|NB
CA|Newfoundland|NL
CA|Nova Scotia|NS
CA|Ontario|ON|Ont
CA|Quebec|QC|Québec
CA|Saskatchewan|SK|Sask
AU|New South Wales|NSW
AU|Victoria|VIC
AU|Queensland|QLD
AU|South Australia
AU|Western Australia
AU|Tasmania|TAS
GB|England
GB|Scotland
GB|Wales
GB|Northern Ireland
DE|Bayern|Bavaria
DE|Hessen|Hesse
DE|Sachsen|Saxony
DE|Brandenburg
IN|Maharashtra
IN|Gujarat
IN|Karnataka
IN|Tamil Nadu
IN|Kerala
IN|Punjab
IN|Haryana
IN|Himachal Pradesh
IN|Uttarakhand
IN|Uttar Pradesh|UP
IN|Madhya Pradesh|MP
IN|Bihar
IN|Jharkhand
IN|Chhattisgarh
IN|Odisha|Orissa
IN|West Bengal
IN|Assam
IN|Rajasthan
IN|Telangana
IN|Andhra Pradesh
IN|Goa
PK|Sindh
PK|Balochistan
PK|Khyber Pakhtunkhwa
DE|Niedersachsen|Lower Saxony
DE|Rheinland-Pfalz|Rhineland-Palatinate
DE|Nordrhein-Westfalen|NRW
DE|Sachsen-Anhalt
DE|Baden-Württemberg
DE|Thüringen|Thuringia
DE|Mecklenburg-Vorpommern
DE|Schleswig-Holstein
AR|Mendoza
MX|Guanajuato
MX|Jalisco
ES|Andalucía|Andalusia
ES|Castilla y León
BR|Espírito Santo|ES
BR|Rio Grande do Sul|RS
BR|Minas Gerais|MG
BR|Bahia|BA
BR|Paraná|PR
JP|広島県
JP|東京都|東京
CN|辽宁|遼寧|辽宁省
CN|北京
NL|Gelderland
NL|Overijssel
NL|Noord-Holland|North Holland
NL|Zuid-Holland|South Holland
NL|Noord-Brabant
NL|Limburg
NL|Friesland|Fryslân
NL|Groningen
NL|Drenthe
NL|Zeeland
NL|Flevoland
`;
