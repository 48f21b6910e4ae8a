import type { LanguageWords } from '../language.js';

export const words: LanguageWords = {
  functionWords: `
    el la los las un una unos unas lo al del de a en y e o u pero si que con por para desde hasta entre
    sobre bajo ante contra según tras durante mediante hacia yo tú él ella ellos ellas nosotros usted
    ustedes me te se nos le les mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa esos
    esas aquel aquella esto eso quien quienes cual cuales cuando donde como cómo qué quién cuál cuándo
    dónde por porque es son era eran fue fueron ser sido siendo está están estaba estar ha han había
    haber he hay muy más menos ya también tan así aunque mientras cada todo toda todos todas otro otra
    otros otras mismo misma cuánto cuánta cuántos cuántas
  `,
  negations: 'no ni nunca jamás sin nada nadie ningún ninguna ninguno tampoco',
  questionFrames: [
    { openings: 'por qué', answered: 'cómo razón razones causa causas motivo motivos' },
    { openings: 'desde cuándo, hasta cuándo, a partir de cuándo', answered: 'partir fecha fechas' },
    { openings: 'cuánto tiempo, cuántos días', weak: 'dura duran durará tarda tardan' },
    { openings: 'cuánto, cuánta', weak: 'cuesta cuestan vale' },
    { openings: 'cuántos años, cuántos, cuántas, cada cuánto', empty: 'tiene tienen', weak: 'personas' },
    { openings: 'a qué hora, qué hora, qué día, en qué fecha', weak: 'empieza comienza' },
    { openings: 'qué pasa con, qué pasó con, qué significa, qué ha pasado con, es posible, es verdad que' },
    { openings: 'se puede, se pueden, puedo, podemos, cuándo se puede, cómo se puede, dónde se puede' },
    { openings: 'quién, qué, cuándo, dónde, cómo, por qué', empty: 'va van pueden puede' },
  ],
  titles: {
    questions: 'cómo',
    and: 'y e',
    antonyms: 'antes:después/tras más:menos sobre:bajo desde:hasta',
    qualifiers:
      'primer primera segundo segunda tercer tercera otro otra contra mujeres femenino femenina ex anterior exministro expresidente vice norte sur oeste juvenil presunto presunta falso',
    reporting:
      'ciento dice según estudio informe fuentes encuesta dijo afirma asegura declara señala anuncia confiesa',
  },
  roles: { object: 'al a', opponent: 'contra', locative: 'en' },
  labels: {
    routine: `
      horóscopo*, signo zodiacal, signos del zodiaco, zodíaco, zodiaco, tarot, astrolog*, lotería resultado*,
      resultado* de la lotería, resultados lotería, lotería nacional, sorteo once, sorteo de la once,
      cupón de la once, bonoloto, la primitiva, euromillones, números ganadores, melate, baloto,
      chance de hoy, quiniela de hoy, quinielas de hoy, mejor* oferta*, chollo*, chollazo, rebajado,
      rebajada, rebaja de precio, bajada de precio, desploma su precio, tira el precio, precio mínimo,
      precio más bajo, al mejor precio, de descuento, descuentos, descuento en, código* promocional*,
      cupón* de descuento, black friday, cyber monday, buen fin, hot sale, prime day, día sin iva,
      idea* para regalar, ideas de regalo*, regalos para, regalos originales, guía de regalos,
      guía de compra*, qué regalar, guía completa, dónde encontrar, cómo conseguir, cómo encontrar tod*,
      cómo derrotar, cómo desbloquear, todas las ubicaciones, ubicaciones de, trucos y, trucos para,
      solución de hoy, wordle, pistas y solución, crucigrama, sudoku, palabra del día, reto viral, acertijo,
      test visual, códigos de free fire, códigos free fire, qué ver, dónde ver, cómo ver, a qué hora,
      hora y dónde, hora y canal, horario y dónde, en qué canal, programación tv, programación de tv,
      guía tv, estrenos de netflix, estrenos netflix, qué hacer este, planes fin de semana, agenda cultural,
      cartelera, nuevos casos, nuevos contagios, casos nuevos, nuevos positivos, parte diario,
      última hora del coronavirus, pronóstico del tiempo, el tiempo hoy, clima hoy, clima de hoy,
      precio del dólar hoy, dólar hoy, dólar blue hoy, precio del dólar, tipo de cambio,
      precio de la luz hoy, precio de la luz, precio del oro, precio de la gasolina hoy, pico y placa,
      hoy no circula, santoral, horario de apertura, efemérides, rebajas de enero, rebajas de verano,
      rebajas de hasta, rebajas en, ofertas en amazon, ofertas de amazon, ofertas del, ofertas en,
      planes para el fin de semana, recetas fáciles, regalos de navidad, regalos, bono loto,
      resultados del sorteo, resultado del sorteo, comprobar lotería, regalos para el, mejores ofertas,
      nuevas infecciones, pistas de hoy, agenda del fin de semana, todas las localizaciones
    `,
    words: `
      en vivo directo última últimas hora vídeo vídeos video fotos foto exclusiva exclusivo análisis opinión
      entrevista urgente galería imágenes imagen mira vea alerta reportaje crónica crónicas noticia noticias
      minuto a actualización la las el ver especial editorial infografía
    `,
    publisher: 'noticias diario periódico prensa semanario gaceta',
  },
  distinctive: 'el los las y una con por del al más ya también según su sus *j* *ue* *ie* fue lo ayer',
  pages: {
    untitled: 'sin título',
    credits: 'Foto, Fotos, Imagen, Vídeo, Etiquetas',
    byline: 'por',
    editions: 'español',
    post: 'La entrada, El artículo, La publicación, El cargo',
    appearedOn: 'se publicó primero en, apareció primero en, aparece primero en, fue publicado',
    calls:
      'Síguenos, Síganos, Sigue en directo, Siga en vivo, Sigue en vivo, Suscríbete, Suscríbase, Haz clic aquí, Haga clic aquí, Pincha aquí, Descarga nuestra app, Leer también, Lea también, Lee también, Ver más, Más información, Únete a nuestro',
    readOn: 'Leer más, Seguir leyendo',
    preamble: 'Publicidad, Ver en el navegador',
    notes:
      'Tiempo de lectura, Escuchar este artículo, Publicado el, Actualizado el, Todos los derechos reservados',
    links: 'Compartir',
    besidePublisher: 'el los la noticias',
    besideSite: 'noticias',
  },
  places: {
    contractions: 'el:del/al',
    abbreviations: 'santa:sta',
    behind: 'cf fc basket sc club atlético',
    ahead: 'el club atlético real deportivo fc sporting racing inter',
    of: 'de del',
    toward: 'a hacia',
    within: 'en',
    civic:
      'maratón festival bienal ayuntamiento alcalde alcaldesa policía aeropuerto universidad provincia ciudad hospital metro puerto audiencia vecinos barrio sierras feria gobierno capital',
    alsoWords: 'león, leon, rosario, paz, santos, salto, mar',
  },
};
