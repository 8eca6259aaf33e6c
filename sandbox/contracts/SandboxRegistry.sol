// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A registry of names (ENS): the owner and the resolver of each node.
contract SandboxRegistry {
    mapping(bytes32 node => address owner) public owner;
    mapping(bytes32 node => address resolver) public resolver;

    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event Transfer(bytes32 indexed node, address owner);
    event NewResolver(bytes32 indexed node, address resolver);

    error NotOwner(bytes32 node, address caller);

    modifier onlyOwner(bytes32 node) {
        if (owner[node] != msg.sender) revert NotOwner(node, msg.sender);
        _;
    }

    function setOwner(bytes32 node, address next) external onlyOwner(node) {
        owner[node] = next;
        emit Transfer(node, next);
    }

    function setSubnodeOwner(bytes32 node, bytes32 label, address next) external onlyOwner(node) returns (bytes32 child) {
        child = keccak256(abi.encodePacked(node, label));
        owner[child] = next;
        emit NewOwner(node, label, next);
    }

    function setResolver(bytes32 node, address next) external onlyOwner(node) {
        resolver[node] = next;
        emit NewResolver(node, next);
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return owner[node] != address(0);
    }
}
