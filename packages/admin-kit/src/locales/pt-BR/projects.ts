import { type Count, type PluralForms, pluralRules } from '../../messages/plural.ts';
import type { globalProjectsMessages } from '../../screens/global-projects/messages.ts';
import type { orgProjectsMessages } from '../../screens/org-projects/messages.ts';
import type { projectCreateMessages } from '../../screens/project-create/messages.ts';
import type { Translation } from '../translation.ts';

const plural = /* @__PURE__ */ pluralRules('pt-BR');
const counted = (count: Count, forms: PluralForms) => `${count.text} ${plural(count, forms)}`;

const pinCount = (count: Count) =>
  counted(count, { one: 'marcador', many: 'de marcadores', other: 'marcadores' });

export const projectCreate: Translation<typeof projectCreateMessages> = {
  feature: 'project-create',
  messages: {
    create: 'Criar projeto',
    unnamedProject: 'Projeto sem nome',
    duplicate: ({ project }) => `Duplicar ${project}`,
    submit: 'Criar',
    cancel: 'Cancelar',
    copyOf: ({ project }) => `Cópia de ${project}`,
    announceCreated: ({ name }) => `Projeto ${name} criado`,

    name: 'Nome do projeto',
    nameShortened: ({ limit }) =>
      `O nome do original foi encurtado, para que este nome caiba em ${limit} caracteres.`,
    nameBlank: 'Insira um nome.',
    description: 'Descrição',
    descriptionBlank: 'Insira uma descrição.',
    tooLong: ({ limit }) => `Encurte o texto para no máximo ${limit} caracteres.`,
    requestTooLong: ({ tooMany, limit }) =>
      `Nome, descrição e marcadores são enviados em uma única URL de no máximo ${limit} caracteres. O limite foi excedido em ${tooMany}. Encurte a descrição ou remova marcadores. Textos não latinos, emojis e coordenadas com muitos dígitos ocupam mais espaço.`,

    mapType: 'Tipo de mapa',
    typeDefault: 'Padrão',
    typeImage: 'Imagem',
    typeMap: 'Mapa',
    defaultHint: 'Usa o plano de fundo padrão do aplicativo.',
    imageHint: 'Use sua própria imagem.',
    mapHint: 'Um mapa do mundo. Os projetos abrem nesta posição e com este zoom.',
    pinsCleared: (count) => `A mudança de tipo removeu ${pinCount(count)}.`,
    pinsReplaced: (count) => `Os marcadores copiados substituíram ${pinCount(count)}.`,
    undo: 'Desfazer',

    imageUrl: 'URL da imagem',
    imagePlaceholder: 'Formatos aceitos: .jpg, .jpeg, .png, .gif, .tiff',
    imageMissing: 'Insira a URL de uma imagem.',
    imageTooLong: ({ limit }) => `A URL de uma imagem tem no máximo ${limit} caracteres.`,
    imageScheme: 'Comece com http:// ou https://.',
    imageMalformed: 'Esta URL não é válida.',
    imageEnding: 'A URL deve terminar em .gif, .jpg, .jpeg, .png, .svg ou .tiff.',
    imageUntested: 'Aguarde o fim do teste da imagem.',
    imageBroken:
      'Não foi possível carregar a imagem. Verifique a URL e se o site permite que outros sites a mostrem.',
    imageTimeout: 'A imagem não carregou em 10 segundos.',
    imageLoading: 'Testando a imagem…',
    imageLoaded: ({ width, height }) => `Imagem carregada: ${width} × ${height} pixels.`,
    testAgain: 'Testar novamente',

    centerLatitude: 'Latitude do centro',
    centerLongitude: 'Longitude do centro',
    latitude: 'Latitude',
    longitude: 'Longitude',
    zoom: 'Zoom',
    zoomInvalid: ({ max }) => `Insira um número inteiro de 0 a ${max}.`,
    x: 'X',
    y: 'Y',
    notANumber: 'Insira um número de graus, como 51,5 ou 51°30′ N.',
    latitudeRange: 'Uma latitude vai de -90 a 90.',
    isLongitude: 'Isto é uma longitude.',
    isLatitude: 'Isto é uma latitude.',
    swappedWithLongitude: 'Trocada com a longitude?',
    swappedWithLatitude: 'Trocada com a latitude?',
    swap: 'Trocar',
    placeFilled: ({ place }) => `Os dois campos foram preenchidos: ${place}`,

    mapOfWorld: 'Mapa',
    mapOfImage: 'Imagem com marcadores',
    mapKeys:
      'As teclas de seta movem o mapa, mais e menos ajustam o zoom, Enter adiciona um marcador no centro.',
    mapHelp: 'Clique para adicionar um marcador, arraste um marcador para movê-lo.',
    loadingMap: 'Carregando o mapa',
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
    zoomedIn: 'Ampliação máxima.',
    zoomedOut: 'Redução máxima.',
    noTiles:
      'Nenhum plano de fundo do mapa está configurado. Você pode posicionar marcadores por coordenadas.',
    tilesFailed:
      'Não foi possível carregar o plano de fundo do mapa. Você ainda pode posicionar marcadores por coordenadas.',
    mapFailed: 'Não foi possível mostrar o mapa. Você ainda pode posicionar marcadores por coordenadas.',
    imageTooLarge:
      'Esta imagem é grande demais para ser mostrada. Você pode posicionar marcadores por coordenadas.',
    imageNotYet: 'A visualização aparece aqui.',
    markersHidden: ({ shown, count }) =>
      `Marcadores mostrados: ${shown} de ${count}. Amplie para ver os demais.`,
    marker: ({ name, place }) =>
      `${name}, ${place}. Use as teclas de seta para mover, Enter para editar, Delete para remover.`,

    pins: 'Marcadores',
    pinCount,
    addPin: 'Adicionar marcador',
    noPins: 'Ainda não há marcadores.',
    newPin: ({ number }) => `Marcador ${number}`,
    unnamedPin: 'Marcador sem nome',
    pinName: 'Nome do marcador',
    placeOnMap: ({ x, y }) => `latitude ${y}, longitude ${x}`,
    placeOnImage: ({ x, y }) => `x ${x}, y ${y}`,
    imagePlaceHint: 'Pixels a partir do canto inferior esquerdo da imagem.',
    pinInvalid: 'Corrija este marcador.',
    pinsInvalid: (count) =>
      counted(count, {
        one: 'marcador precisa ser alterado.',
        many: 'de marcadores precisam ser alterados.',
        other: 'marcadores precisam ser alterados.',
      }),
    editPin: ({ name }) => `Editar ${name}`,
    remove: 'Remover',
    removePin: ({ name }) => `Remover ${name}`,
    centerMap: 'Centralizar o mapa aqui',
    done: 'Concluir',
    findPins: 'Encontrar um marcador',
    noPinFound: 'Nenhum marcador corresponde.',
    morePins: ({ shown, count }) => `${shown} de ${count} mostrados`,
    showMore: 'Mostrar mais',
    announcePinAdded: ({ name, place }) => `${name} adicionado em ${place}`,
    announcePinMoved: ({ name, place }) => `${name} movido para ${place}`,
    announcePinRemoved: ({ name }) => `${name} removido`,
    loadingPins: ({ project }) => `Carregando os marcadores de ${project}`,
    pinsStillLoading: 'Os marcadores do projeto copiado ainda estão sendo carregados.',
    pinsNotLoaded: ({ reason }) => `Não foi possível carregar os marcadores do mapa: ${reason}`,
    retry: 'Tentar novamente',
    takePins: ({ project }) => `Copiar novamente os marcadores de ${project}`,
  },
};

export const globalProjects: Translation<typeof globalProjectsMessages> = {
  feature: 'global-projects',
  messages: {
    title: 'Projetos',
    loadFailed: 'Não foi possível carregar os projetos',
    updateFailed: ({ why }) => `Não foi possível atualizar: ${why}`,
    onlyGlobalAdmins: 'Somente administradores globais podem gerenciar projetos.',
    reload: 'Recarregar projetos',
    filter: 'Filtrar projetos',
    none: 'Nenhum projeto corresponde à pesquisa',
    noneHint: 'Ainda não há projetos. Crie o primeiro em uma organização.',

    id: 'ID',
    name: 'Nome',
    description: 'Descrição',
    created: 'Criado',
    upgradedOverride: 'Upgrade forçado',
    upgradedOverrideOf: ({ project }) => `Upgrade forçado, ${project}`,
    overrideOn: ({ project }) => `Upgrade forçado ativado para ${project}`,
    overrideOff: ({ project }) => `Upgrade forçado desativado para ${project}`,
    overrideWasOn: ({ project }) => `Upgrade forçado já estava ativado para ${project}`,
    overrideWasOff: ({ project }) => `Upgrade forçado já estava desativado para ${project}`,
    unnamed: ({ id }) => `Projeto ${id}`,

    projectId: 'ID do projeto',
    copyId: 'Copiar ID do projeto',
    close: 'Fechar',
    notFound: ({ id }) => `Não há nenhum projeto com o ID ${id}.`,

    setOverride: 'Ativar “Upgrade forçado”',
    unsetOverride: 'Desativar “Upgrade forçado”',
    askSetOverride: ({ text }) => `Ativar “Upgrade forçado”? Projetos: ${text}`,
    askUnsetOverride: ({ text }) => `Desativar “Upgrade forçado”? Projetos: ${text}`,
  },
};

export const orgProjects: Translation<typeof orgProjectsMessages> = {
  feature: 'org-projects',
  messages: {
    title: 'Projetos',
    reload: 'Recarregar projetos',
    projectsFailed: 'Não foi possível carregar os projetos',
    allOrganizations: 'Todas as organizações',
    organizationNotLoaded: 'Não foi possível carregar a organização',
    readOnly: 'Somente administradores desta organização podem criar, alterar e excluir seus projetos.',
    unnamedOrganization: 'Organização sem nome',
    unnamed: ({ id }) => `Projeto ${id}`,
    filter: 'Filtrar projetos',
    none: 'Esta organização não tem projetos.',
    noMatch: 'Nenhum projeto corresponde à pesquisa',

    id: 'ID',
    name: 'Nome',
    description: 'Descrição',
    actions: 'Ações',

    connect: 'Conectar',
    connectTo: ({ project }) => `Conectar: ${project} (abre em uma nova guia)`,
    connectUnknown: 'O endereço do aplicativo principal não está configurado.',
    modify: 'Modificar',
    modifyOf: ({ project }) => `Modificar: ${project}`,
    duplicateOf: ({ project }) => `Duplicar ${project}`,
    delete: 'Excluir',
    deleteOf: ({ project }) => `Excluir ${project}`,
    create: 'Criar projeto',

    removeNotImplemented: 'remoção de projeto não implementada',
    deleteTitle: ({ project }) => `Excluir ${project}?`,
    deleteDescription: ({ project, id }) =>
      `O projeto ${project}, ID do projeto ${id}, é excluído permanentemente, com seus membros e tudo o que contém.`,
    deleteMembers: ({ count }) => (count === null ? 'Membros: não se sabe.' : `Membros: ${count}.`),
    announceDeleted: ({ project }) => `Projeto ${project} excluído`,
    notFound: ({ id }) => `Não há nenhum projeto com o ID ${id} nesta organização.`,
  },
};
