import { describe, expect, it } from 'vitest';
import { readCoordinate, readPlace } from './typed-place.ts';

describe('a typed coordinate (T29)', () => {
  it.each([
    ['5.324', 5.324],
    ['-41.9', -41.9],
    ['\u221241.9', -41.9],
    ['+7', 7],
    [' 60. ', 60],
    ['.5', 0.5],
    ['-0', 0],
    ['0012', 12],
    ['51,5074', 51.5074],
    ['٥١٫٥', 51.5],
    ['５１．５', 51.5],
    ['5°', 5],
    ['51°30\'26"N', 51.507222],
    ['51°30′26″', 51.507222],
    ['-33°51’54”', -33.865],
    ["33º 51' 54'' S", -33.865],
    ['51d30m26s N', 51.507222],
    ['33d51m S', -33.85],
    ['51° 30,444', 51.5074],
    ['N 51 30.444', 51.5074],
    ['51:30:26', 51.507222],
    ['51.5 n', 51.5],
    ['\u200b51.5\u00a0Nord', 51.5],
    ['Süd 12,5', -12.5],
    ['北緯35度30分', 35.5],
  ])('%j is a latitude', (text, value) => {
    expect(readCoordinate(text, 'latitude')).toEqual({ value });
  });

  it.each([
    ['0°7\'40"W', -0.127778],
    ['2,29 E', 2.29],
    ['2.29 Ost', 2.29],
    ['2.29 Ouest', -2.29],
    ['-180', -180],
  ])('%j is a longitude', (text, value) => {
    expect(readCoordinate(text, 'longitude')).toEqual({ value });
  });

  it.each([
    ['190', -170],
    ['365.32', 5.32],
  ])('%j is another longitude, and said to be', (text, value) => {
    expect(readCoordinate(text, 'longitude')).toEqual({ value, beyond: Number(text) });
  });

  it.each([
    ['de', 2.3522],
    ['nl-NL', 2.3522],
    ['fr-FR', -2.3522],
    ['en', null],
  ])('has the O of its language: %s', (locale, longitude) => {
    const place = longitude === null ? null : { latitude: 48.8566, longitude };
    expect(readPlace('48.8566° N, 2.3522° O', locale)).toEqual(place);
  });

  it.each([
    '',
    ' ',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '1.2.3',
    '--1',
    '.',
    '9'.repeat(400),
    '51 30',
    '51°60',
    '51.5°30',
    '51°30\'61"',
    '-51 S',
    'N 51 N',
    "30'",
    '2.29 O',
    '33D51M54S',
    '51.5, -0.12',
  ])('%j is not one', (text) => {
    expect(readCoordinate(text, 'latitude')).toEqual({ problem: 'unreadable' });
  });

  it('beyond the pole or on the other axis is not moved', () => {
    expect(readCoordinate('139.6917', 'latitude')).toEqual({ problem: 'beyond the pole' });
    expect(readCoordinate('-90.1', 'latitude')).toEqual({ problem: 'beyond the pole' });
    expect(readCoordinate('2.29 E', 'latitude')).toEqual({ problem: 'other axis' });
    expect(readCoordinate('51.5 N', 'longitude')).toEqual({ problem: 'other axis' });
  });
});

describe('a place in one text', () => {
  const london = { latitude: 51.5074, longitude: -0.1278 };
  it.each([
    '51.5074, -0.1278',
    '51.5074,-0.1278',
    '51.5074 -0.1278',
    '51.5074\t-0.1278',
    '51.5074\n-0.1278',
    '51,5074; -0,1278',
    '51,5074, -0,1278',
    '51,5074,-0,1278',
    '51,5074 -0,1278',
    '(51.5074, \u22120.1278)',
    'N 51 30.444 W 0 7.668',
    '51.5074° N, 0.1278° W',
    '0.1278 W, 51.5074 N',
    '51.5074N 0.1278W',
    'Latitude: 51.5074, Longitude: -0.1278',
    'lat=51.5074&lng=-0.1278',
    'geo:51.5074,-0.1278;u=35',
    'https://maps.example/maps/@51.5074,-0.1278,17z',
    'https://maps.example/?q=51.5074%2C-0.1278',
    'https://maps.example/#map=12/51.5074/-0.1278',
    'https://www.openstreetmap.org/?mlat=51.5074&mlon=-0.1278#map=12/51.4/-0.2',
    'https://www.google.com/maps/place/X/@51.4,-0.2,17z/data=!3m1!4b1!8m2!3d51.5074!4d-0.1278',
    'https://www.google.com/maps/data=!8m2!3d48.8!4d2.2!3m5!8m2!3d51.5074!4d-0.1278!16s',
    'https://www.google.com/maps/embed?pb=!1m18!1d39737.3!2d-0.1278!3d51.5074!2m3',
    'https://yandex.com/maps/?ll=-0.1278%2C51.5074&z=12',
    'https://yandex.ru/maps/?ll=-0.2%2C51.4&whatshere%5Bpoint%5D=-0.1278%2C51.5074',
    'https://www.bing.com/maps?cp=51.5074~-0.1278&lvl=12',
    'https://www.bing.com/maps?cp=51.4%7E-0.2&sp=point.51.5074_-0.1278_Pin',
    'https://maps.apple.com/?ll=51.4,-0.2&q=51.5074,-0.1278',
    'https://maps.example/?lng=-0.1278&zoom=4&lat=51.5074',
    'https://www.google.com/maps/search/51.5074,+-0.1278?entry=tts',
    'https://mapy.com/turisticka?x=-0.1278&y=51.5074&z=17',
    '{"lat":51.5074,"lng":-0.1278}',
    '{"lng": -0.1278, "lat": 51.5074}',
    'Longitude: -0.1278, Latitude: 51.5074',
    '51.5074* N, 0.1278* W',
    '51.5074,-0.1278;',
    'https://maps.google.com/?q=loc:51.5074+-0.1278',
    'loc:51.5074,-0.1278',
    'geo:0,0?q=51.5074,-0.1278(London)',
    'POINT(-0.1278 51.5074)',
    'SRID=4326;POINT Z (-0.1278 51.5074 12)',
    '{"type":"Point","coordinates":[-0.1278, 51.5074]}',
    '５１．５０７４，－０．１２７８',
    'lon: -0.1278 lat: 51.5074',
    'Lat: 51.5074\nLon: -0.1278',
    'Longitude\t-0.1278\nLatitude\t51.5074',
    'lng=-0.1278&lat=51.5074',
    '{"lat":51.5074,"lng":-0.1278}',
    '{ "longitude": "-0.1278", "latitude": "51.5074" }',
    '<wpt lat="51.5074" lon="-0.1278">',
    '<lat>51.5074</lat><lon>-0.1278</lon>',
    'LatLng(51.5074, -0.1278)',
    'Breite: 51,5074 Länge: -0,1278',
    'Szerokość 51,5074, długość -0,1278',
    '緯度 51.5074 経度 -0.1278',
    '纬度：51.5074，经度：-0.1278',
    'خط العرض 51.5074 خط الطول -0.1278',
    '51.5074° شمالاً، 0.1278° غرباً',
    '51.5074deg N 0.1278deg W',
    'https://www.google.com/maps/search/51.5074,+-0.1278?entry=tts',
    'https://www.google.com/maps/place/51.5074%C2%B0N+0.1278%C2%B0W/@51.4,-0.2,17z',
    'https://www.google.com/maps/dir//51.5074,-0.1278/@51.4,-0.2,15z',
    'https://opentopomap.org/#marker=15/51.5074/-0.1278',
  ])('%j is London', (text) => {
    expect(readPlace(text)).toEqual(london);
  });

  it.each([
    ['51°30\'26"N 0°7\'40"W', { latitude: 51.507222, longitude: -0.127778 }],
    ['51°30′26″N, 0°7′40″W', { latitude: 51.507222, longitude: -0.127778 }],
    ['513026N 0000740W', { latitude: 51.507222, longitude: -0.127778 }],
    ['513026.0N0000740.0W', { latitude: 51.507222, longitude: -0.127778 }],
    ['52:31:12 13:24:36', { latitude: 52.52, longitude: 13.41 }],
    ['52:31:12 -13:24:36', { latitude: 52.52, longitude: -13.41 }],
    ['52° 31′ 12″ 13° 24′ 36″', { latitude: 52.52, longitude: 13.41 }],
    ['48.858844 2.294351', { latitude: 48.858844, longitude: 2.294351 }],
    ['-33.8688, 151.2093', { latitude: -33.8688, longitude: 151.2093 }],
    ['139.6917, 35.6895', { latitude: 139.6917, longitude: 35.6895 }],
    ['10.5, 190', { latitude: 10.5, longitude: 190 }],
    ['95, 200', { latitude: 95, longitude: 200 }],
    ['51, 5', { latitude: 51, longitude: 5 }],
  ])('%j is %j', (text, place) => {
    expect(readPlace(text)).toEqual(place);
  });

  it.each([
    '51.5',
    '51,5',
    '51 30',
    '51 30.444',
    '51.5 N 52.5 N',
    '1, 2, 3',
    'London',
    '1.2; x',
    '[2.29, 48.85]',
    '52:31 12',
    'Point(51.5, -0.12)',
    'https://maps.example/?id=51.5',
    'https://www.google.com/maps/dir/52.5,13.4/51.5074,-0.1278/@51.9,6.1,6z',
    'https://www.google.com/maps/dir//52.5,13.4/51.5074,-0.1278/@51.9,6.1,6z',
    'Plate 5, long 6',
  ])('%j is none', (text) => {
    expect(readPlace(text)).toBeNull();
  });
});
