/** A report, `age` in minutes. */
interface Report {
  title: string;
  domain: string;
  age: number;
}

const STRIKES = [
  'Oakby tram depot: pay offer rejected drivers',
  'Elmton ferry crews: timetable harbour walk tides',
  'Ashford teachers classrooms: pensions vote spring term',
  'Birchley nurses wards: overtime roster hospital bargain',
  'Cedarville bakers ovens: flour wages dawn shift',
  'Northmere postmen parcels: sorting hall contract talks',
];
const OTHERS = [
  'Volcano eruption empties villages in Guatemala',
  'Telescope finds water on distant planet',
  'Chess champion loses title in Buenos Aires',
  'Glacier lake bursts above Kathmandu valley',
  'Museum returns looted bronzes to Benin',
  'Court bans logging in Tasmanian rainforest',
  'Coffee harvest fails across Minas Gerais',
  'Orchestra cancels tour after conductor resigns',
  'Lighthouse keeper of Gothenburg retires',
  'Cyclone flattens crops in Vanuatu',
];

/** Events of one subject, a general strike in several towns, each reported by three publishers of its own. */
export const RELATED: readonly Report[] = STRIKES.flatMap((strike, i) => {
  const [who, what] = strike.split(': ') as [string, string];
  const [town, ...group] = who.split(' ');
  const [first, second, third, fourth] = what.split(' ');
  const titles = [
    `General strike over ${group.join(' ')}: ${town} ${first} ${second}`,
    `${town}: ${group.join(' ')} join general strike, ${first} ${second} ${third}`,
    `General strike in ${town}: ${group.join(' ')} join, ${first} ${fourth}`,
  ];
  return titles.map((title, k) => ({ title, domain: `strike${3 * i + k}.example`, age: 200 - 3 * i - k }));
});

/** Events of ten other subjects, each reported by two publishers later. */
export const UNRELATED: readonly Report[] = OTHERS.flatMap((event, i) =>
  [event, `${event}, officials say`].map((title, k) => ({
    title,
    domain: `other${2 * i + k}.example`,
    age: 120 - 3 * i - k,
  })),
);
