/* Put before every C file that mypyc generates (gcc -include): each place that reads an attribute or a global remembers
 * what it found there last, as the interpreter does. Without it compiled code looks both up anew every time, and is no
 * faster than the interpreter.
 *
 * Needs CPython with `ma_version_tag` in its dicts: 3.11 to 3.13 (deprecated since 3.12, gone in 3.14), with the GIL.
 */
#ifndef BOOMTOWN_INLINE_CACHES_H
#define BOOMTOWN_INLINE_CACHES_H
#include <Python.h>
#if PY_VERSION_HEX < 0x030B0000 || PY_VERSION_HEX >= 0x030E0000 || defined(Py_GIL_DISABLED)
#error "The compiled engine needs CPython 3.11, 3.12 or 3.13 with the GIL: others have no version of a dict to read."
#endif
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
#include "CPy.h"
#include <structmember.h>
#include <descrobject.h>

/* A field of a record (or any slot): of objects of this type the attribute of this name lies at this offset. The type
 * is held, so that no other can come to lie at its address. Classes whose slots are replaced later are not foreseen. */
typedef struct {
    PyTypeObject *type;
    PyObject *name;
    Py_ssize_t offset;
    uint64_t version;
    PyObject *value; /* of a module's name, held by its dict */
} boomtown_slot;

/* A name of another module (`builtins.next`): as long as nothing in that module's dict has changed, as below. */
static PyObject *boomtown_find_in_module(boomtown_slot *known, PyObject *module, PyObject *name) {
    PyDictObject *names = (PyDictObject *)PyModule_GetDict(module);
    if (likely(names->ma_version_tag == known->version && name == known->name)) {
        Py_INCREF(known->value);
        return known->value;
    }
    PyObject *value = PyDict_GetItemWithError((PyObject *)names, name);
    if (value == NULL) {
        PyErr_Clear();
        return PyObject_GetAttr(module, name);
    }
    Py_INCREF(name);
    Py_XDECREF(known->name);
    Py_CLEAR(known->type);
    known->name = name;
    known->version = names->ma_version_tag;
    known->value = value;
    Py_INCREF(value);
    return value;
}

static PyObject *boomtown_find_attribute(boomtown_slot *known, PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    if (type == &PyModule_Type) {
        return boomtown_find_in_module(known, object, name);
    }
    if (type->tp_getattro == PyObject_GenericGetAttr) {
        PyObject *found = _PyType_Lookup(type, name);
        if (found != NULL && Py_TYPE(found) == &PyMemberDescr_Type) {
            PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
            if (member->type == T_OBJECT_EX) {
                boomtown_slot before = *known;
                Py_INCREF(type);
                Py_INCREF(name);
                known->type = type;
                known->name = name;
                known->offset = member->offset;
                known->version = 0;
                Py_XDECREF(before.type);
                Py_XDECREF(before.name);
            }
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *boomtown_attribute(boomtown_slot *known, PyObject *object, PyObject *name) {
    if (likely(Py_TYPE(object) == known->type && name == known->name)) {
        PyObject *value = *(PyObject **)((char *)object + known->offset);
        if (likely(value != NULL)) {
            Py_INCREF(value);
            return value;
        }
    }
    return boomtown_find_attribute(known, object, name);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name) ({ static boomtown_slot known_; boomtown_attribute(&known_, (object), (name)); })

/* A name of a module: as long as nothing in the module's dict has changed (its version is new with every change, and no
 * two dicts share one) it means what it meant, and the dict holds it. */
typedef struct {
    uint64_t version;
    PyObject *value;
} boomtown_name;

static inline PyObject *boomtown_global(boomtown_name *known, PyObject *globals, PyObject *name) {
    if (likely(((PyDictObject *)globals)->ma_version_tag == known->version)) {
        Py_INCREF(known->value);
        return known->value;
    }
    PyObject *value = CPyDict_GetItem(globals, name);
    if (value != NULL) {
        known->version = ((PyDictObject *)globals)->ma_version_tag;
        known->value = value;
    }
    return value;
}

#define BOOMTOWN_GLOBAL(globals, name) ({ static boomtown_name known_; boomtown_global(&known_, (globals), (name)); })

/* Whether a type is a class or any of its subclasses, also of those that mypyc had not met (tools/compile_engine.py). */
#define BOOMTOWN_IS_KIND(type, kind) \
    ((type) == (kind) || PyType_IsSubtype((PyTypeObject *)(type), (PyTypeObject *)(kind)))
#endif
