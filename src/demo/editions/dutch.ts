import type { Edition } from './edition.js';

export const dutch: Edition = {
  language: 'nl',
  reports: [
    {
      topic: 'world',
      title: 'Twaalf landen delen voortaan reddingsschepen in de Straat van Amber',
      text: 'Er komt één meldkamer voor het hele gebied. Het verdrag gaat volgend jaar in.',
    },
    {
      topic: 'national',
      title: 'Waterhaven opent het langste fietsviaduct van het land',
      text: 'De brug is 1,4 kilometer lang. Fietsers hoeven niet meer te wachten voor de sluis.',
    },
    {
      topic: 'business',
      title: 'Scheepswerf in Waterhaven bouwt twintig elektrische veerboten',
      text: 'De order levert werk op voor vier jaar. De eerste boot vaart in het najaar.',
    },
    {
      topic: 'technology',
      title: 'Lindevoort verwarmt huizen met water uit oude mijngangen',
      text: 'Het water is het hele jaar 28 graden. Driehonderd woningen zijn aangesloten.',
    },
    {
      topic: 'entertainment',
      title: 'Lichtfestival van Lindevoort trekt recordaantal bezoekers',
      text: 'In vijf avonden kwamen 210.000 mensen kijken. De kunstwerken waren gemaakt van afval.',
    },
    {
      topic: 'sports',
      title: 'Schaatsster uit Waterhaven wint goud op de 3.000 meter',
      text: 'Ze reed een baanrecord in de laatste rit. Zondag volgt de 5.000 meter.',
    },
    {
      topic: 'science',
      title: 'Onderzoekers vinden onbekende octopus in de Noorderdiepte',
      text: 'Het dier leeft op vier kilometer diepte. De beelden zijn vrij te gebruiken.',
    },
    {
      topic: 'health',
      title: 'Huisartsen in Lindevoort schrijven wandelen voor op recept',
      text: 'Na een half jaar slikten patiënten minder pijnstillers. De proef wordt uitgebreid.',
    },
    {
      topic: 'politics',
      title: 'Kamer stemt in met openbaar register voor lobbyisten',
      text: 'Een ruime meerderheid steunde het voorstel. Het register moet volgend jaar online staan.',
    },
    {
      topic: 'economy',
      title: 'Inflatie daalt naar laagste niveau in drie jaar',
      text: 'Vooral energie werd goedkoper. Economen verwachten dat de lonen verder stijgen.',
    },
    {
      topic: 'environment',
      title: 'Zeearend broedt voor het eerst in de polder bij Waterhaven',
      text: 'Het nest telt twee jongen. Vogelaars wordt gevraagd afstand te houden.',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        {
          title: 'Storm rukt daken van huizen in Waterhaven',
          text: 'De zware storm trok in de nacht over Waterhaven. De treinen rijden niet.',
        },
        {
          title: 'Waterhaven ruimt puin na zware storm',
          text: 'Na de storm rijden de treinen weer. Vrijwilligers leggen zeilen over de daken van huizen.',
        },
      ],
    },
  ],
  wire: {
    topic: 'economy',
    title: 'Kabinet en vakbonden sluiten akkoord over minimumloon',
    text: 'Het minimumloon stijgt in twee stappen. De leden stemmen in december.',
  },
};
