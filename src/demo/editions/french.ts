import type { Edition } from './edition.js';

export const french: Edition = {
  language: 'fr',
  reports: [
    {
      topic: 'world',
      title: 'Les deux rives du détroit d’Ambre signent un accord sur la pêche',
      text: 'L’accord fixe des quotas communs pour cinq ans. Les premiers contrôles conjoints auront lieu au printemps.',
    },
    {
      topic: 'national',
      title: 'Valbrume rouvre sa gare fermée depuis quarante ans',
      text: 'Six trains par jour relieront la ville à la côte. Les habitants ont repeint eux-mêmes la salle d’attente.',
    },
    {
      topic: 'business',
      title: 'À Port-Sauvel, une conserverie reprise par ses salariés',
      text: 'La coopérative emploie 85 personnes et prévoit douze embauches. Les commandes ont augmenté d’un quart en un an.',
    },
    {
      topic: 'technology',
      title: 'Un drone silencieux surveille les avalanches au-dessus de Montélys',
      text: 'L’appareil mesure l’épaisseur de la neige toutes les heures. Les données sont publiques et gratuites.',
    },
    {
      topic: 'entertainment',
      title: 'Le festival de marionnettes attire 30 000 spectateurs',
      text: 'Des compagnies de vingt pays ont joué dans les rues. La prochaine édition aura lieu dans deux ans.',
    },
    {
      topic: 'sports',
      title: 'Handball : Port-Sauvel renverse Montélys et se qualifie pour la finale',
      text: 'Menée de six buts à la pause, l’équipe s’est imposée 31-29. La finale se jouera samedi.',
    },
    {
      topic: 'science',
      title: 'Une grotte ornée découverte par des spéléologues près de Montélys',
      text: 'Des chevaux et des mains rouges couvrent une paroi de dix mètres. Le site restera fermé au public.',
    },
    {
      topic: 'health',
      title: 'Déserts médicaux : un cabinet itinérant dessert douze villages',
      text: 'Deux médecins et une infirmière se relaient dans un camion équipé. En six mois, ils ont reçu 4 000 patients.',
    },
    {
      topic: 'politics',
      title: 'L’Assemblée adopte une loi sur la transparence des subventions',
      text: 'Le texte a été voté à une large majorité. Les communes devront publier leurs aides chaque trimestre.',
    },
    {
      topic: 'economy',
      title: 'Le chômage recule légèrement au troisième trimestre',
      text: 'Le taux s’établit à 7,1 %. Les services et le bâtiment ont créé le plus d’emplois.',
    },
    {
      topic: 'environment',
      title: 'Les cigognes noires nichent de nouveau dans la forêt de Valbrume',
      text: 'Trois couples ont été observés cet été. Les coupes de bois sont suspendues autour des nids.',
    },
    {
      topic: 'national',
      title: 'Courrier boréal : la route d’hiver vers le lac Miskatou est ouverte',
      text: 'La glace atteint cinquante centimètres. Les camions de ravitaillement passeront en premier.',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        {
          title: 'Port-Sauvel : le vieux phare sauvé de la démolition',
          text: 'Plus de 60 000 personnes avaient signé la pétition. L’État financera la moitié des travaux du phare.',
        },
        {
          title: 'Le phare de Port-Sauvel ne sera pas démoli',
          text: 'Le ministère a annoncé une restauration sur trois ans. Le phare accueillera un musée.',
        },
        {
          title: 'À Port-Sauvel, la joie des habitants après le sauvetage du phare',
          text: 'Le vieux phare ne sera pas démoli : la nouvelle a été fêtée sur le port.',
        },
      ],
    },
  ],
  wire: {
    topic: 'economy',
    title: 'La banque centrale maintient son taux directeur à 2,5 %',
    text: 'L’institution juge l’inflation proche de son objectif. La prochaine réunion aura lieu en janvier.',
  },
};
