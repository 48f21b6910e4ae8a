import type { Edition } from './edition.js';

export const america: Edition = {
  language: 'en-US',
  reports: [
    {
      topic: 'world',
      title: 'Twelve nations sign treaty to share rescue ships in the Amber Strait',
      text: 'The treaty sets up a joint rescue center and a common radio channel. It takes effect when eight parliaments have approved it.',
    },
    {
      topic: 'national',
      title: 'Cedar Hollow County counts every ballot by hand and finishes early',
      text: 'Four hundred volunteers counted in shifts at the fairground. Observers reported no irregularities.',
    },
    {
      topic: 'business',
      title: 'Port Ellery shipyard wins contract for six electric ferries',
      text: 'The contract is worth $310 million and secures work for five years. The first electric ferry is due in the spring of next year.',
    },
    {
      topic: 'technology',
      title: 'Open-source tool lets small libraries run their own search engine',
      text: 'Programmers at the Lake Tamarind library released the software this week. It runs on a ten-year-old laptop.',
    },
    {
      topic: 'entertainment',
      title: 'Lake Tamarind jazz orchestra releases first album in a decade',
      text: 'The album was recorded in an old grain silo whose echo lasts eleven seconds. A tour of nine states begins in March.',
    },
    {
      topic: 'sports',
      title: 'Cedar Hollow Herons win state basketball title in double overtime',
      text: 'A three-point shot at the buzzer decided the final, 88-85. It is the first basketball title for the school since 1974.',
    },
    {
      topic: 'science',
      title: 'Telescope on Mount Corliss sees water vapor around a distant planet',
      text: 'The planet is twice the size of Earth and too hot for life as we know it, astronomers said. The data are free for anyone to check.',
    },
    {
      topic: 'health',
      title: 'Rural nurses get training by video, and emergency visits fall',
      text: 'Clinics that joined the program sent 18 percent fewer patients to the emergency room, according to a two-year study.',
    },
    {
      topic: 'politics',
      title: 'State senate passes bill to publish lobbying records every month',
      text: 'The bill passed with votes from both parties. The governor has said she will sign it.',
    },
    {
      topic: 'economy',
      title: 'Hiring picks up in Lake Tamarind region as inflation cools',
      text: 'Employers added 6,200 jobs in October. Economists say lower inflation is giving families more room to spend.',
    },
    {
      topic: 'environment',
      title: 'Prairie restoration brings back the burrowing owl',
      text: 'Biologists counted 23 nests on land that was plowed for a century. Farmers were paid to leave strips of grass.',
    },
    {
      topic: 'technology',
      title: 'Battery plant begins recycling old car batteries',
      text: 'The plant recovers lithium and nickel from 5,000 batteries a month. Neighbors had asked for air monitors, which are now in place.',
    },
  ],
  stories: [
    {
      topic: 'science',
      versions: [
        {
          title: 'Pioneer Nine probe lands on asteroid Celandine',
          text: 'Controllers cheered as the first pictures of Celandine arrived. The probe will collect dust for two weeks.',
        },
        {
          title: 'Probe touches down on asteroid Celandine after six-year journey',
          text: 'Pioneer Nine reached the asteroid within eight meters of its target, the space institute said.',
        },
        {
          title: 'First pictures from asteroid Celandine show boulders and blue dust',
          text: 'The Pioneer Nine probe sent forty images in its first hour on the asteroid.',
        },
        {
          title: 'Asteroid landing: Pioneer Nine sends first pictures from Celandine',
          text: 'Scientists hope the dust of asteroid Celandine will tell how water came to the inner planets.',
        },
      ],
    },
  ],
  wire: {
    topic: 'economy',
    title: 'Central bank leaves key interest rate unchanged at 3.25 percent',
    text: 'The board said inflation was close to its goal. The next decision is due in six weeks.',
  },
};
