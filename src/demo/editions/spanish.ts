import type { Edition } from './edition.js';

export const spanish: Edition = {
  language: 'es',
  reports: [
    {
      topic: 'world',
      title: 'Diez países acuerdan un sistema común de alerta de tsunamis',
      text: 'Las boyas enviarán datos cada minuto. El centro de mando se instalará en las islas Farol.',
    },
    {
      topic: 'national',
      title: 'Un tranvía nuevo cruza la bahía',
      text: 'El viaje dura doce minutos y costará un euro. La obra se terminó tres meses antes de lo previsto.',
    },
    {
      topic: 'business',
      title: 'Una fábrica de guitarras de Valdemira exporta a cuarenta países',
      text: 'La empresa familiar contratará a treinta artesanos. La madera procede de bosques certificados.',
    },
    {
      topic: 'technology',
      title: 'Estudiantes crean una aplicación que traduce lengua de señas',
      text: 'El programa reconoce 1.200 señas con la cámara del teléfono. Se puede descargar gratis.',
    },
    {
      topic: 'entertainment',
      title: 'El teatro de Valdemira reabre con una comedia escrita por vecinos',
      text: 'El edificio estuvo cerrado ocho años. Las entradas de la primera semana se agotaron.',
    },
    {
      topic: 'sports',
      title: 'El Atlético Albor gana el clásico con un gol en el minuto 93',
      text: 'El equipo se coloca segundo a dos puntos del líder. El delantero celebró el gol con la afición.',
    },
    {
      topic: 'science',
      title: 'Hallan huellas de dinosaurio en una playa de San Telmar',
      text: 'Las pisadas tienen 110 millones de años. Los paleontólogos creen que pertenecen a una manada.',
    },
    {
      topic: 'health',
      title: 'Una campaña de vacunación llega en barca a las aldeas del río Manglar',
      text: 'Los equipos visitaron 45 comunidades en tres semanas. Más de 9.000 niños recibieron la vacuna.',
    },
    {
      topic: 'politics',
      title: 'El Congreso aprueba la ley de presupuestos participativos',
      text: 'Los municipios reservarán el cinco por ciento de su gasto. La ley entra en vigor en enero.',
    },
    {
      topic: 'economy',
      title: 'El turismo de invierno crece un ocho por ciento en la costa',
      text: 'Los hoteles registran su mejor noviembre. El empleo también aumenta en la hostelería.',
    },
    {
      topic: 'environment',
      title: 'Vuelve el lince a la sierra de Valdemira tras medio siglo',
      text: 'Las cámaras grabaron a una hembra con dos cachorros. La zona será reserva natural.',
    },
    {
      topic: 'technology',
      title: 'Una ciudad alumbra sus calles con energía de las mareas',
      text: 'La turbina produce electricidad para 6.000 hogares. El ruido bajo el agua es menor de lo esperado.',
    },
  ],
  stories: [
    {
      topic: 'national',
      versions: [
        {
          title: 'Rescatados los doce mineros atrapados en Valdemira',
          text: 'El rescate de los mineros de Valdemira duró dos días. Los doce salen con vida.',
        },
        {
          title: 'Final feliz en Valdemira: los doce mineros salen con vida',
          text: 'Los mineros rescatados estuvieron atrapados dos días. Cientos de vecinos los recibieron con aplausos.',
        },
        {
          title: 'Así fue el rescate de los mineros de Valdemira',
          text: 'Un túnel de 1931 permitió llegar hasta los doce mineros atrapados. Todos salen con vida.',
        },
      ],
    },
  ],
  wire: {
    topic: 'politics',
    title: 'Gobierno y sindicatos firman la reforma de las pensiones',
    text: 'El acuerdo se votará en diciembre. Las pensiones mínimas subirán un cuatro por ciento.',
  },
  bulletins: {
    topic: 'national',
    titles: [
      'Cortan {n} días la carretera de {place} por obras',
      'Vecinos de {place} estrenan {n} paradas de autobús con sombra',
      'Voluntarios retiran {n} toneladas de basura del río en {place}',
      'El mercado de {place} suma {n} puestos tras un buen verano',
      'Bomberos rescatan a un perro de un pozo en {place}',
      'La biblioteca de {place} abrirá los domingos',
      'Una panadería de {place} gana el premio al mejor pan de centeno',
      'El coro de {place} llena el teatro municipal',
      'Hallan monedas romanas en una obra de {place}',
      'El centro de salud de {place} contrata {n} enfermeras',
      'Una avería deja sin agua el colegio de {place}',
      'Las cigüeñas vuelven al campanario de {place}',
    ],
    text: 'La redacción local sigue la noticia minuto a minuto. Habrá más detalles a lo largo del día.',
    places: ['Puerto Albor', 'Valdemira', 'San Telmar', 'Villar del Faro', 'Ribera Honda'],
  },
};
