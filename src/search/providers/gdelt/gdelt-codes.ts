/** `ll:xxx`: ISO 639-1 code and GDELT's code, for all languages of GDELT; `axe` is GDELT's own code for Azerbaijani. */
const LANGUAGES = `
en:eng af:afr sq:sqi ar:ara hy:hye az:axe bn:ben bs:bos bg:bul ca:cat zh:zho hr:hrv cs:ces da:dan nl:nld
et:est fi:fin fr:fra gl:glg ka:kat de:deu el:ell gu:guj he:heb hi:hin hu:hun is:isl id:ind it:ita ja:jpn
kn:kan kk:kaz ko:kor lv:lav lt:lit mk:mkd ms:msa ml:mal mr:mar mn:mon ne:nep no:nor fa:fas pl:pol pt:por
pa:pan ro:ron ru:rus sr:srp si:sin sk:slk sl:slv so:som es:spa sw:swa sv:swe ta:tam te:tel th:tha bo:bod
tr:tur uk:ukr ur:urd vi:vie`;

/** `ISO:FIPS`: countries whose FIPS 10-4 code, which GDELT uses, differs from the ISO 3166-1 code. */
const COUNTRIES = `
AD:AN AG:AC AI:AV AQ:AY AS:AQ AT:AU AU:AS AW:AA AZ:AJ BA:BK BD:BG BF:UV BG:BU BH:BA BI:BY BJ:BN BL:TB BM:BD
BN:BX BO:BL BS:BF BW:BC BY:BO BZ:BH CC:CK CD:CG CF:CT CG:CF CH:SZ CI:IV CK:CW CL:CI CN:CH CR:CS CW:UC CX:KT
CZ:EZ DE:GM DK:DA DM:DO DO:DR DZ:AG EE:EN EH:WI ES:SP GA:GB GB:UK GD:GJ GE:GG GF:FG GG:GK GM:GA GN:GV GQ:EK
GS:SX GU:GQ GW:PU HN:HO HT:HA IE:EI IL:IS IQ:IZ IS:IC JP:JA KH:CB KI:KR KM:CN KN:SC KP:KN KR:KS KW:KU KY:CJ
LB:LE LC:ST LI:LS LK:CE LR:LI LS:LT LT:LH LV:LG MA:MO MC:MN ME:MJ MF:RN MG:MA MH:RM MM:BM MN:MG MO:MC MP:CQ
MQ:MB MS:MH MU:MP MW:MI NA:WA NE:NG NG:NI NI:NU NU:NE OM:MU PA:PM PF:FP PG:PP PH:RP PM:SB PN:PC PR:RQ PS:WE
PT:PO PW:PS PY:PA RS:RI RU:RS SB:BP SC:SE SD:SU SE:SW SG:SN SJ:SV SK:LO SN:SG SR:NS SS:OD ST:TP SV:ES SX:NN
SZ:WZ TC:TK TD:CD TF:FS TG:TO TJ:TI TK:TL TL:TT TM:TX TN:TS TO:TN TR:TU TT:TD UA:UP VA:VT VG:VI VI:VQ VN:VM
VU:NH XK:KV YE:YM YT:MF ZA:SF ZM:ZA ZW:ZI`;

const pairs = (table: string): Map<string, string> =>
  new Map(
    table
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':') as [string, string]),
  );

/** GDELT's language codes by ISO 639-1 code. */
export const GDELT_LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(pairs(LANGUAGES));

const FIPS = pairs(COUNTRIES);

/** GDELT's code of a country. @param country ISO 3166-1 alpha-2 in upper case. */
export const fipsCode = (country: string): string => FIPS.get(country) ?? country;
