/**
 * Cities that share a name. Each row has the name, then country and region of each city, the best known first. A query
 * means the best known city, unless its `geo` filter selects another one.
 */
export const NAMESAKES = `
Paris|FR France French|US Texas|CA Ontario
London|GB England UK British|CA Ontario|US Kentucky
Birmingham|GB England UK|US Alabama
Cambridge|GB England UK|US Massachusetts|CA Ontario|NZ Waikato
Manchester|GB England UK|US New Hampshire
Oxford|GB England UK|US Mississippi|US Ohio
Boston|US Massachusetts|GB Lincolnshire
Athens|GR Greece Greek|US Georgia|US Ohio
Rome|IT Italy Italian Vatican|US Georgia|US New York
Naples|IT Italy Italian|US Florida
Florence|IT Italy Italian Tuscany|US South Carolina|US Alabama
Milan|IT Italy Italian|US Michigan
Venice|IT Italy Italian|US California|US Florida
Dublin|IE Ireland Irish|US Ohio|US California
Moscow|RU Russia Russian Kremlin|US Idaho
St Petersburg|RU Russia Russian|US Florida
Saint Petersburg|RU Russia Russian|US Florida
Odessa|UA Ukraine Ukrainian|US Texas
Warsaw|PL Poland Polish|US Indiana
Berlin|DE Germany German|US New Hampshire
Vienna|AT Austria Austrian|US Virginia
Geneva|CH Switzerland Swiss|US New York|US Illinois
Georgia|GE Georgian Tbilisi Caucasus|US Atlanta Savannah Athens
Lima|PE Peru Peruvian|US Ohio
Cairo|EG Egypt Egyptian|US Illinois
Alexandria|EG Egypt Egyptian|US Virginia|US Louisiana
Memphis|US Tennessee|EG Egypt
Delhi|IN India Indian|US New York|CA Ontario
Melbourne|AU Australia Australian Victoria|US Florida
Sydney|AU Australia Australian|CA Nova Scotia
Perth|AU Australia Australian|GB Scotland|CA Ontario
Newcastle|GB England UK Tyne|AU New South Wales NSW
Wellington|NZ New Zealand|GB Somerset|US Florida
Hamilton|CA Ontario|NZ Waikato|GB Scotland|US Ohio|BM Bermuda
Kingston|JM Jamaica|CA Ontario|GB London Surrey|US New York
Victoria|CA British Columbia|AU Australia|SC Seychelles|US Texas
Washington|US DC|US Washington state
Vancouver|CA British Columbia|US Washington
Richmond|US Virginia|GB London Yorkshire|CA British Columbia|AU Melbourne
Halifax|CA Nova Scotia|GB Yorkshire
Windsor|GB Berkshire England|CA Ontario
Lincoln|US Nebraska|GB Lincolnshire England
Durham|GB England|US North Carolina|CA Ontario
Worcester|GB England|US Massachusetts
Gloucester|GB England|US Massachusetts
Plymouth|GB Devon England|US Massachusetts
Portsmouth|GB Hampshire England|US Virginia|US New Hampshire
Bristol|GB England|US Tennessee|US Connecticut
Bath|GB Somerset England|US Maine
Aberdeen|GB Scotland|US Washington|US South Dakota
Glasgow|GB Scotland|US Kentucky
Belfast|GB Northern Ireland|US Maine
Portland|US Oregon|US Maine|GB Dorset
Santiago|CL Chile Chilean|ES Compostela Galicia|DO Dominican|CU Cuba
Valencia|ES Spain|VE Venezuela
Barcelona|ES Spain Spanish Catalonia|VE Venezuela
Cordoba|ES Spain Andalusia|AR Argentina
Córdoba|ES España Andalucía|AR Argentina
Mérida|MX Yucatán|ES Extremadura|VE Venezuela
Guadalajara|MX Jalisco|ES Castilla
León|MX Guanajuato|ES Castilla|NI Nicaragua
Cartagena|CO Colombia|ES Murcia
San Jose|US California|CR Costa Rica
San José|CR Costa Rica|US California
La Paz|BO Bolivia|MX Baja California
Tripoli|LY Libya Libyan|LB Lebanon
Hyderabad|IN India Telangana|PK Pakistan Sindh
Toledo|ES Spain|US Ohio
Syracuse|US New York|IT Sicily Italy
Frankfurt|DE Germany Hessen Main|US Kentucky
Halle|DE Sachsen Anhalt Saale|BE Belgium België
Aurangabad|IN Maharashtra|IN Bihar
Bergen|NO Norge|NL Limburg
Valence|FR Drôme|ES Espagne
府中市|JP 東京|JP 広島県
朝阳|CN 北京|CN 辽宁
`;
