import type { Edition } from './edition.js';

export const britain: Edition = {
  language: 'en-GB',
  reports: [
    {
      topic: 'world',
      title: 'Lantern Islands and Orsk Peninsula reopen ferry link after nine years',
      text: 'The first ferry left before dawn with two hundred passengers. Both governments said a timetable of four crossings a week would follow in spring.',
    },
    {
      topic: 'national',
      title: 'Northmere council votes to rebuild the Victorian swimming baths',
      text: 'Councillors in Northmere backed the plan by 31 votes to 12. Work on the roof starts in January and the small pool should open first.',
    },
    {
      topic: 'business',
      title: 'Harrowbridge pottery doubles its workforce to meet orders from abroad',
      text: 'The family firm will take on 140 people by the summer. Its managing director said demand for hand-thrown tableware had surprised everyone.',
    },
    {
      topic: 'technology',
      title: 'Pennfold students build a weather buoy powered by waves alone',
      text: 'The buoy sends water temperature and wind speed every ten minutes and needs no battery change. Fishermen in Pennfold helped to test it.',
    },
    {
      topic: 'entertainment',
      title: 'Pennfold film festival opens with a silent comedy and live music',
      text: 'More than sixty films from nineteen countries will be shown on the pier. The opening night sold out in under an hour.',
    },
    {
      topic: 'sports',
      title: 'Northmere Rovers hold league leaders to a goalless draw in the rain',
      text: 'The goalkeeper saved a penalty in the last minute as Rovers earned a point that keeps them out of the bottom three.',
    },
    {
      topic: 'science',
      title: 'Fossil seashore found under a Harrowbridge quarry, museum says',
      text: 'Ripples, shells and the tracks of a small crab are preserved in the sandstone. Geologists believe the beach is 170 million years old.',
    },
    {
      topic: 'health',
      title: 'Evening clinics cut waiting times at Pennfold hospital by a third',
      text: 'Patients can now see a physiotherapist until nine at night. The hospital trust wants to extend the trial to eye clinics.',
    },
    {
      topic: 'politics',
      title: 'Parliamentary committee calls for clearer labels on political adverts',
      text: 'Members of the committee said voters should be able to see who paid for an advert. The government has two months to respond.',
    },
    {
      topic: 'economy',
      title: 'Rents rise more slowly for a third month',
      text: 'Figures from the Institute for Housing Statistics show growth of 2.1 per cent. Analysts expect interest rates to stay where they are.',
    },
    {
      topic: 'environment',
      title: 'Beavers settle on the River Alder and the otters follow',
      text: 'Wardens counted four dams and a family of otters in the restored valley. Flood levels downstream were lower than in any winter since 1998.',
    },
    {
      topic: 'national',
      title: 'Night bus between Aldwick Bay and Northmere to run every hour',
      text: 'The new timetable follows a petition by hospital workers. Fares stay the same until the end of the year.',
    },
    {
      topic: 'business',
      title: 'Aldwick Bay harbour signs deal to repair wind farm vessels',
      text: 'The harbour authority expects eighty skilled jobs. A dry dock that has stood empty for a decade will be used again.',
    },
    {
      topic: 'health',
      title: 'School gardens improve children’s diets, five-year study suggests',
      text: 'Pupils who grew vegetables ate one more portion a day than others, researchers at Pennfold University report.',
    },
  ],
  stories: [
    {
      topic: 'environment',
      versions: [
        {
          title: 'Storm Maribel cuts power to 40,000 homes along the Northmere coast',
          text: 'Engineers are working through the night after Storm Maribel brought down lines. Schools in Northmere stay closed tomorrow.',
        },
        {
          title: 'Thousands without power as Storm Maribel batters Northmere coast',
          text: 'Gusts of 95 miles an hour were measured at Pennfold lighthouse. Nobody has been seriously hurt, the emergency services said.',
        },
        {
          title: 'Storm Maribel: Northmere sea wall holds, but power is out for thousands',
          text: 'The new sea wall did its work at high tide. Crews from three counties are repairing power lines.',
        },
        {
          title: 'Northmere schools closed after Storm Maribel leaves coast without power',
          text: 'The council opened two warm halls for families whose heating has failed after the storm.',
        },
        {
          title: 'Power returning to Northmere after Storm Maribel, network operator says',
          text: 'Half of the homes cut off by the storm were reconnected by noon. The rest may have to wait until tomorrow.',
        },
      ],
    },
  ],
  wire: {
    topic: 'national',
    title: 'Rail unions and operators agree on new winter timetable',
    text: 'The agreement avoids the strike announced for December. Ballots among members end in two weeks.',
  },
  bulletins: {
    topic: 'national',
    titles: [
      'Harbour bridge at {place} closes for {n} nights of repairs',
      'Council approves {n} new homes beside {place} station',
      '{place} library opens until ten on weekdays',
      'Volunteers clear {n} tonnes of litter from {place} beach',
      'Lifeboat from {place} tows fishing boat home in heavy swell',
      'Burst water main shuts primary school in {place}',
      'Rye loaf from {place} bakery wins county prize',
      'Ferry to {place} returns after {n} weeks in dry dock',
      'Choir fills {place} town hall for winter concert',
      'Lost dog found in {place} {n} weeks after storm',
      'New cycle path links {place} with the coast road',
      'Swimmers raise money to save lido in {place}',
      'Surgery in {place} hires {n} nurses for evening clinics',
      'Schoolchildren find fossil below cliffs at {place}',
      'Market traders in {place} add {n} stalls after busy weekend',
      'Allotment holders in {place} win rent dispute',
      'Lighthouse tours resume at {place} after repainting',
      'Brass band from {place} reaches national final',
    ],
    text: 'The local desk reports from the coast. More details follow during the day.',
    places: ['Northmere', 'Aldwick Bay', 'Pennfold', 'Harrowbridge', 'Saltcombe Head', 'Ferrywell'],
  },
  flood: {
    topic: 'national',
    titles: [
      'Tide table: high water at {place} {n} minutes earlier than yesterday',
      'Traffic: {n} minutes of delay on the road to {place}',
      '{place} wind report: gusts of {n} miles an hour',
      'Parking near {place} station: {n} spaces left',
      'Bus to {place} runs {n} minutes late',
    ],
    text: 'Automatic report of the coastal stations.',
    places: ['Northmere', 'Aldwick Bay', 'Pennfold', 'Harrowbridge', 'Saltcombe Head', 'Ferrywell'],
  },
};
