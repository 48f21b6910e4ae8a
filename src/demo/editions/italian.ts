import type { Edition } from './edition.js';

export const italian: Edition = {
  language: 'it',
  reports: [
    {
      topic: 'world',
      title: 'Riapre dopo nove anni il valico tra le due valli di Orsk',
      text: 'I primi autobus sono partiti all’alba. I controlli saranno comuni ai due Paesi.',
    },
    {
      topic: 'national',
      title: 'Borgolana, il vecchio mulino diventa una biblioteca',
      text: 'Gli abitanti hanno donato 12.000 libri. L’apertura è prevista per sabato.',
    },
    {
      topic: 'business',
      title: 'La vetreria di Valdipresa torna in utile dopo dieci anni',
      text: 'L’azienda assumerà 45 persone. Il forno funziona ora con energia solare.',
    },
    {
      topic: 'technology',
      title: 'Un sensore nato a Borgolana avverte i contadini della grandine',
      text: 'L’allarme arriva venti minuti prima. Il progetto è stato sviluppato da tre studentesse.',
    },
    {
      topic: 'entertainment',
      title: 'Tutto esaurito per l’opera nella cava di Valdipresa',
      text: 'Duemila spettatori hanno applaudito per dieci minuti. Si replica a giugno.',
    },
    {
      topic: 'sports',
      title: 'Ciclismo, a Borgolana vince in volata un debuttante',
      text: 'Il corridore di 21 anni ha battuto i favoriti negli ultimi metri. Domani la tappa di montagna.',
    },
    {
      topic: 'science',
      title: 'Scoperta una nave romana nel lago di Valdipresa',
      text: 'Il legno è conservato dal fango. Gli archeologi hanno trovato anfore e una bilancia.',
    },
    {
      topic: 'health',
      title: 'Infermieri di quartiere: a Borgolana meno ricoveri tra gli anziani',
      text: 'I ricoveri sono calati del 15 per cento. La regione estende il progetto.',
    },
    {
      topic: 'politics',
      title: 'Il Senato approva la legge sui piccoli comuni',
      text: 'Il testo finanzia scuole e trasporti. Passa ora alla Camera.',
    },
    {
      topic: 'economy',
      title: 'Cresce l’occupazione femminile, segnali positivi dal Sud',
      text: 'Secondo l’istituto di statistica gli occupati sono 60.000 in più. Restano bassi i salari d’ingresso.',
    },
    {
      topic: 'environment',
      title: 'I lupi tornano sull’altopiano, pastori e ricercatori collaborano',
      text: 'Cani e recinti hanno ridotto i danni. Il parco pubblica una mappa degli avvistamenti.',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        {
          title: 'Neve record a Valdipresa, scuole chiuse per due giorni',
          text: 'In una notte sono caduti 130 centimetri di neve. La strada per Valdipresa resta chiusa.',
        },
        {
          title: 'Valdipresa isolata dalla neve, arrivano gli elicotteri',
          text: 'La strada è chiusa per la neve record e anche le scuole restano chiuse.',
        },
      ],
    },
  ],
  wire: {
    topic: 'national',
    title: 'Accordo tra governo e regioni sul trasporto pubblico locale',
    text: 'I fondi aumentano di 400 milioni. I nuovi contratti partono a luglio.',
  },
};
