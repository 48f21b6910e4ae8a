import type { Edition } from './edition.js';

export const commonwealth: Edition = {
  language: 'en',
  reports: [
    {
      topic: 'world',
      title: 'Island states agree on common rules for deep-sea fishing',
      text: 'Fourteen island states will share satellite data on fishing fleets. Vessels without a transponder lose their licence.',
    },
    {
      topic: 'national',
      title: 'First school taught in two languages opens on the coral coast',
      text: 'Lessons alternate between English and the language of the coast. Teachers wrote the textbooks themselves.',
    },
    {
      topic: 'business',
      title: 'Tea growers of Highland Ridge sell directly to shops overseas',
      text: 'A cooperative of 900 farmers now packs its own tea. Members earn almost twice as much for a kilogram as before.',
    },
    {
      topic: 'technology',
      title: 'Sunridge start-up makes solar lamps from discarded phone screens',
      text: 'The lamps cost less than a week of kerosene. An order of 20,000 has come from the education ministry.',
    },
    {
      topic: 'entertainment',
      title: 'Street theatre from Sunridge wins audience prize at monsoon festival',
      text: 'The play about a stubborn postman was performed on a moving tram. The troupe will tour twelve cities.',
    },
    {
      topic: 'sports',
      title: 'Greenstrand beat Veldbrook by four wickets in a last-over finish',
      text: 'Needing nine from the final over, Greenstrand got home with two balls to spare. The series is level at one match each.',
    },
    {
      topic: 'science',
      title: 'New orchid species discovered on a cliff above Maple Sound',
      text: 'The orchid flowers for three days a year. Botanists climbed with ropes to photograph it without picking a single plant.',
    },
    {
      topic: 'health',
      title: 'Malaria cases halve after village nets programme',
      text: 'Health workers delivered nets and repaired window screens in 60 villages. The programme will be copied in two provinces.',
    },
    {
      topic: 'politics',
      title: 'Veldbrook parliament debates lowering the voting age to sixteen',
      text: 'Supporters filled the public gallery. A vote on the voting age is expected before the recess.',
    },
    {
      topic: 'economy',
      title: 'Harvest lifts growth forecast for Veldbrook to 4.3 per cent',
      text: 'Good rains and a new railway to the port raised exports. The finance ministry warned that fuel prices remain a risk.',
    },
    {
      topic: 'environment',
      title: 'Coral Bay reef shows new growth after two cool summers',
      text: 'Divers mapped 300 hectares of reef. Scientists called the result encouraging but said warming seas remain a threat to coral.',
    },
    {
      topic: 'technology',
      title: 'Maple Sound ferries get free internet from a chain of hilltop masts',
      text: 'The masts were built by volunteers on nine islands. Passengers can use the network without giving a name.',
    },
    {
      topic: 'health',
      title: 'Flying dentists reach the last outback clinic',
      text: 'The team treats up to forty people a day in a hangar. The next round is planned for the dry season.',
    },
    {
      topic: 'sports',
      title: 'Maple Sound skater breaks national record over 1,500 metres',
      text: 'The nineteen-year-old finished in 1:52.80, almost a second faster than the old record.',
    },
  ],
  stories: [
    {
      topic: 'world',
      versions: [
        {
          title: 'Climate summit in Port Vantor agrees fund for sinking islands',
          text: 'Delegates stood and applauded after two nights of talks. The fund starts with 12 billion.',
        },
        {
          title: 'Port Vantor climate summit ends with fund for threatened islands',
          text: 'The agreement names the payers and a date. Island leaders called it a start.',
        },
        {
          title: 'Delegates at Port Vantor agree on climate fund for islands',
          text: 'The summit ran a day and a half over time. Money for the fund is due from next year.',
        },
        {
          title: 'What the Port Vantor climate summit means for low-lying islands',
          text: 'A fund, a timetable and an open question: who decides which sea walls are built first?',
        },
      ],
    },
    {
      topic: 'sports',
      versions: [
        {
          title: 'Veldbrook to host the 2031 Ocean Games',
          text: 'Veldbrook won by six votes in the second round. Most of the venues for the Games already exist.',
        },
        {
          title: 'Ocean Games 2031 go to Veldbrook after close vote',
          text: 'Delegates chose Veldbrook over Lake Tamarind. Street parties went on until morning.',
        },
        {
          title: 'Veldbrook celebrates as it wins vote for 2031 Ocean Games',
          text: 'The harbour was lit in the colours of the bid. Rowing and sailing will be held off the old docks.',
        },
      ],
    },
  ],
  wire: {
    topic: 'health',
    title: 'Health agency approves first vaccine against marsh fever',
    text: 'The vaccine protected nine out of ten people in trials. Deliveries to clinics begin in the new year.',
  },
};
